@NullMarked
package org.plumbline.seal;

import org.jspecify.annotations.NullMarked;
