@NullMarked
package org.plumbline.session;

import org.jspecify.annotations.NullMarked;
