/// Tests of how far labelling is.
@NullMarked
package org.plumbline.session.progress;

import org.jspecify.annotations.NullMarked;
