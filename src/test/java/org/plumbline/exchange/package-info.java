@NullMarked
package org.plumbline.exchange;

import org.jspecify.annotations.NullMarked;
