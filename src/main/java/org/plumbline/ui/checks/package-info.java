/// The list of literal checks, for whoever may see what is hidden: from the counts of a report to
/// each check, and from a check to its claim.
///
/// [org.plumbline.ui.checks.ChecksController] reads the checks of the open corpus on a worker
/// ([org.plumbline.session.checks.CheckList]); [org.plumbline.ui.checks.ChecksSheet] shows them.
///
/// On purpose: the list is forgotten when its sheet closes and read again when it is asked for, so
/// that the texts of checks stay in no memory that a blind rater's window has; what is kept is
/// which list it was and the number of the row, and it opens there again for the same rater.
@NullMarked
package org.plumbline.ui.checks;

import org.jspecify.annotations.NullMarked;
