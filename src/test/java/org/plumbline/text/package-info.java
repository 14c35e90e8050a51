@NullMarked
package org.plumbline.text;

import org.jspecify.annotations.NullMarked;
