@NullMarked
package org.plumbline.ui.label.evidence;

import org.jspecify.annotations.NullMarked;
