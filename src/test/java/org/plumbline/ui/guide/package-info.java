/// Tests of the guide.
@NullMarked
package org.plumbline.ui.guide;

import org.jspecify.annotations.NullMarked;
