/// Counting: cases come in one by one, a [org.plumbline.report.Report] goes out.
///
/// First the labels: [org.plumbline.report.tally.LabelBook] takes every rating, judge rating and
/// decision and holds it in a few bytes, found by sample. Then the cases:
/// [org.plumbline.report.tally.Tally] looks up what was said of each, lets
/// [org.plumbline.report.tally.SampleLabels] compare and settle it, and adds to the counts of its
/// [org.plumbline.report.tally.StratumTally]. A case can be forgotten as soon as it is added.
///
/// A tally is a commutative monoid: an empty one changes nothing, and shards of a corpus may be
/// counted apart and merged in any split and order. Used by `session`.
///
/// On purpose: names are kept as UTF-8 in one array ([org.plumbline.report.tally.TextList]) and
/// labels as packed ints. Half a million ratings stand beside the pass over a corpus in a heap of
/// 256 MB, which objects with their headers would fill alone.
@NullMarked
package org.plumbline.report.tally;

import org.jspecify.annotations.NullMarked;
