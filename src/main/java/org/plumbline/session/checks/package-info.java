/// Literal checks to review: all of a corpus into a file or a stream
/// ([org.plumbline.session.checks.CheckReview]), or as the rows of a list in the window
/// ([org.plumbline.session.checks.CheckList]).
///
/// What comes in is a corpus without errors, read again sample by sample; what is said of a check
/// is `report.checks`'.
///
/// On purpose: a list is made of a rater's session and only once they are unblinded, since checks
/// are hidden from reviewers as provisional labels are.
@NullMarked
package org.plumbline.session.checks;

import org.jspecify.annotations.NullMarked;
