@NullMarked
package org.plumbline.cli;

import org.jspecify.annotations.NullMarked;
