@NullMarked
package org.plumbline.session.seal;

import org.jspecify.annotations.NullMarked;
