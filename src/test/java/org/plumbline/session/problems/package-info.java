@NullMarked
package org.plumbline.session.problems;

import org.jspecify.annotations.NullMarked;
