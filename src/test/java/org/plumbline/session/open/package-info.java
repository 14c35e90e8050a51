@NullMarked
package org.plumbline.session.open;

import org.jspecify.annotations.NullMarked;
