@NullMarked
package org.plumbline.ui.text;

import org.jspecify.annotations.NullMarked;
