@NullMarked
package org.plumbline.records;

import org.jspecify.annotations.NullMarked;
