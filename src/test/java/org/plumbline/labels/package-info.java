@NullMarked
package org.plumbline.labels;

import org.jspecify.annotations.NullMarked;
