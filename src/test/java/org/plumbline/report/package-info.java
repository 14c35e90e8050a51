@NullMarked
package org.plumbline.report;

import org.jspecify.annotations.NullMarked;
