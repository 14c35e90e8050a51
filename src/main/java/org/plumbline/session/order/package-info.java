/// The order in which samples are labelled, and where the rater stands in it.
@NullMarked
package org.plumbline.session.order;

import org.jspecify.annotations.NullMarked;
