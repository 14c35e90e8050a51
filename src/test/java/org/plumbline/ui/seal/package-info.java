@NullMarked
package org.plumbline.ui.seal;

import org.jspecify.annotations.NullMarked;
