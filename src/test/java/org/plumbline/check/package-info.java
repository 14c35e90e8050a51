@NullMarked
package org.plumbline.check;

import org.jspecify.annotations.NullMarked;
