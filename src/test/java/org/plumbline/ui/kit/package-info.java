@NullMarked
package org.plumbline.ui.kit;

import org.jspecify.annotations.NullMarked;
