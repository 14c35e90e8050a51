/// The sheet on which keys are looked up and changed.
@NullMarked
package org.plumbline.ui.shell.keys;

import org.jspecify.annotations.NullMarked;
