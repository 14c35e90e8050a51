@NullMarked
package org.plumbline.ui.checks;

import org.jspecify.annotations.NullMarked;
