@NullMarked
package org.plumbline.session.review;

import org.jspecify.annotations.NullMarked;
