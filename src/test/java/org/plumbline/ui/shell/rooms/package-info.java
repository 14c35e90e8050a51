@NullMarked
package org.plumbline.ui.shell.rooms;

import org.jspecify.annotations.NullMarked;
