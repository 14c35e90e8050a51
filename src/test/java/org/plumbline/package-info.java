@NullMarked
package org.plumbline;

import org.jspecify.annotations.NullMarked;
