@NullMarked
package org.plumbline.journal;

import org.jspecify.annotations.NullMarked;
