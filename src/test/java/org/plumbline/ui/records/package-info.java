@NullMarked
package org.plumbline.ui.records;

import org.jspecify.annotations.NullMarked;
