/// Tests of what is printed.
@NullMarked
package org.plumbline.ui.print;

import org.jspecify.annotations.NullMarked;
