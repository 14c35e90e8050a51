@NullMarked
package org.plumbline.agreement;

import org.jspecify.annotations.NullMarked;
