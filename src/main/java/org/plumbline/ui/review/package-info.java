/// What every view with a journalled review has in common, whatever is reviewed there: how it is
/// left, and how it tells of saving.
///
/// [org.plumbline.ui.review.ReviewSeat] has room for the session that is open, and is what whoever
/// leaves the view asks; [org.plumbline.ui.review.SaveNews] hands on how saving goes, and
/// [org.plumbline.ui.review.OpeningNotice] is what the user must know at the start. The words are
/// those of the view. [org.plumbline.ui.review.Who] is who labels, as the window knows it.
@NullMarked
package org.plumbline.ui.review;

import org.jspecify.annotations.NullMarked;
