@NullMarked
package org.plumbline.ui.label;

import org.jspecify.annotations.NullMarked;
