@NullMarked
package org.plumbline.ui.problems;

import org.jspecify.annotations.NullMarked;
