/// Literal checks to review, as the rows of a list in the window
/// ([org.plumbline.session.checks.CheckList]).
///
/// What comes in is the session of a rater, read again sample by sample; what is said of a check is
/// `report.checks`'.
///
/// On purpose: a list is made only once the rater is unblinded, since checks are hidden from
/// reviewers as provisional labels are.
@NullMarked
package org.plumbline.session.checks;

import org.jspecify.annotations.NullMarked;
