@NullMarked
package org.plumbline.ui;

import org.jspecify.annotations.NullMarked;
