@NullMarked
package org.plumbline.session.label;

import org.jspecify.annotations.NullMarked;
