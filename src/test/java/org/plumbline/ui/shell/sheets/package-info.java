@NullMarked
package org.plumbline.ui.shell.sheets;

import org.jspecify.annotations.NullMarked;
