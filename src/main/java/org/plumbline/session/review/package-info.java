/// One journalled review: of whatever items, by one person, saved as it goes.
///
/// [org.plumbline.session.review.JournalledReview] takes what is done to an item, undoes and redoes
/// it, and tells an [org.plumbline.session.review.ItemListener] and a
/// [org.plumbline.session.review.SaveListener] what became of it;
/// [org.plumbline.session.review.ReadOnlyReason] says why nothing can be added. `session.label` and
/// `session.records` are two uses of it, and know what their items are.
///
/// On purpose: a review opens without a name, to be looked at; nothing is written under one that
/// nobody said, and [org.plumbline.session.review.RaterName] says what can be one.
///
/// On purpose: an act is shown as done at once and as saved only after it was forced, so the window
/// never waits for the disk and never says more than the disk does.
@NullMarked
package org.plumbline.session.review;

import org.jspecify.annotations.NullMarked;
