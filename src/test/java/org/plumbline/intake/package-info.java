@NullMarked
package org.plumbline.intake;

import org.jspecify.annotations.NullMarked;
