/// One rater labelling one samples file.
///
/// [org.plumbline.session.label.LabelSession] is opened from a store of `intake`, takes
/// [org.plumbline.labels.Act]s, keeps them in a `journal`, undoes and redoes them, takes over the
/// labels of others, and exports the label file. What became of an act is an
/// [org.plumbline.session.review.Applied].
@NullMarked
package org.plumbline.session.label;

import org.jspecify.annotations.NullMarked;
