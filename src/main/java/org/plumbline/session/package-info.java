/// The walk through the steps, with its state: what both faces call. Knows no screen and no
/// terminal.
///
/// [org.plumbline.session.JournalledReview] is what one reviewer says of the items of one file: it
/// keeps each step in a `journal`, takes steps back, and says how saving goes. It has two uses:
/// [org.plumbline.session.LabelSession] is one rater labelling one samples file: it is opened from
/// a store of `intake`, takes [org.plumbline.labels.Act]s, and exports the label file;
/// [org.plumbline.session.RecordReview] is one annotator reviewing the rows of one table. One more
/// use has its own fields and rules, and the rest from the review. [org.plumbline.session.Settings]
/// are what the window remembers. [org.plumbline.session.Environment] says where all this is kept
/// and what time it is.
///
/// On purpose: an act is shown as done at once and as saved only after it was forced, so the window
/// never waits for the disk and never says more than the disk does.
@NullMarked
package org.plumbline.session;

import org.jspecify.annotations.NullMarked;
