@NullMarked
package org.plumbline.ui.frame;

import org.jspecify.annotations.NullMarked;
