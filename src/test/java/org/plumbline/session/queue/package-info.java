@NullMarked
package org.plumbline.session.queue;

import org.jspecify.annotations.NullMarked;
