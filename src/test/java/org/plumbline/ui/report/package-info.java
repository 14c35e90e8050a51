@NullMarked
package org.plumbline.ui.report;

import org.jspecify.annotations.NullMarked;
