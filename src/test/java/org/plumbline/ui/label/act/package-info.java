@NullMarked
package org.plumbline.ui.label.act;

import org.jspecify.annotations.NullMarked;
