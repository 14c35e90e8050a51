@NullMarked
package org.plumbline.files;

import org.jspecify.annotations.NullMarked;
