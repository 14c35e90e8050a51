@NullMarked
package org.plumbline.ui.shell;

import org.jspecify.annotations.NullMarked;
