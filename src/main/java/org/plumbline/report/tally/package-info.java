/// Counting: cases and labels come in one by one, a [org.plumbline.report.Report] goes out.
///
/// [org.plumbline.report.tally.Tally] takes cases: it counts what they are, and of each keeps the
/// few bytes that labels are counted against ([org.plumbline.report.tally.CaseList]).
/// [org.plumbline.report.tally.LabelIndex] takes every rating, judge rating and decision, found by
/// sample. When both are complete, [org.plumbline.report.tally.Counting] looks up what was said of
/// each case, lets [org.plumbline.report.tally.SampleLabels] compare and settle it, and counts it
/// for its stratum. Used by `session`.
///
/// A tally is a commutative monoid: an empty one changes nothing, and shards of a corpus may be
/// counted apart and merged in any split and order.
///
/// On purpose: labels are counted last, though a case would be simpler to count beside labels that
/// are already there. Label files can be validated only against a corpus that has been read, and it
/// is read once. Names are kept as UTF-8 in one array ([org.plumbline.report.tally.TextList]) and
/// labels as packed ints: half a million ratings of five claims each take 28 MB, a million cases of
/// two claims 78 MB.
@NullMarked
package org.plumbline.report.tally;

import org.jspecify.annotations.NullMarked;
