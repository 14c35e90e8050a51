@NullMarked
package org.plumbline.json;

import org.jspecify.annotations.NullMarked;
