/// Disputes: what raters say apart, beside what was decided of it.
///
/// `report.tally` finds the values ([org.plumbline.report.Disputed]);
/// [org.plumbline.report.disputes.Remarks] has what the raters and the adjudicator wrote about
/// them. [org.plumbline.report.disputes.Disputes] is both together and is written as text, JSON or
/// CSV. Used by `session` and the command line.
///
/// On purpose: agreement is counted elsewhere, before any decision, and nothing here moves it.
@NullMarked
package org.plumbline.report.disputes;

import org.jspecify.annotations.NullMarked;
