/// Literal checks one by one, so that a person can review what the report only counts.
///
/// A case comes in; [org.plumbline.report.checks.ReviewedCheck] is one check of it with its claim,
/// its region, what it comes to and why. [org.plumbline.report.checks.CheckForm] writes all of a
/// corpus as text, JSON or CSV, one case in memory at a time, and
/// [org.plumbline.report.checks.CheckSums] counts them as the report does. Used by `session`.
///
/// On purpose: the report counts the checks of trials alone, but all are listed, each with whether
/// its sample is a trial: a check that is not counted may be the one that was annotated wrongly.
@NullMarked
package org.plumbline.report.checks;

import org.jspecify.annotations.NullMarked;
