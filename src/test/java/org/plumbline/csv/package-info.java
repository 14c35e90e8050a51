@NullMarked
package org.plumbline.csv;

import org.jspecify.annotations.NullMarked;
