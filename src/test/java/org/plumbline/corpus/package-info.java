@NullMarked
package org.plumbline.corpus;

import org.jspecify.annotations.NullMarked;
