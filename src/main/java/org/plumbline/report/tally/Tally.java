package org.plumbline.report.tally;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Sample;
import org.plumbline.report.Input;
import org.plumbline.report.Report;
import org.plumbline.report.ReportTerms;
import org.plumbline.report.StratumKey;

/// Counts cases, one by one and in any order, and then labels beside them.
///
/// A commutative monoid: a new tally is empty, and [#merge] of tallies of parts of a corpus gives
/// the tally of the whole, however it was split and in whatever order they come. Not safe for
/// several threads; give each its own and merge.
///
/// The input is taken to be valid. Of a case only what labels are counted against is kept, so that
/// labels may come after a corpus that is larger than the memory.
public final class Tally {

    private final SortedMap<StratumKey, StratumTally> strata = new TreeMap<>();

    /// Samples whose stratum is hidden.
    private final CaseList unplaced = new CaseList();

    /// Adds a case, which may be forgotten afterwards.
    public void add(Case attempt) {
        stratum(StratumKey.of(attempt)).add(attempt);
    }

    /// Adds a sample of a requests file. Its stratum is hidden, so it has a part only in what
    /// raters and judges come to.
    public void add(Sample sample) {
        unplaced.add(sample.sampleId(), 0, Standing.FAILED, sample.answer().claims());
    }

    /// Adds all that another tally counted; `other` is not changed.
    public void merge(Tally other) {
        unplaced.addAll(other.unplaced, new int[1]);
        other.strata.forEach((key, stratum) -> stratum(key).addAll(stratum));
    }

    /// What the cases and the labels of a book come to. Changes nothing here, so that more cases or
    /// other labels may follow.
    ///
    /// @param others inputs that are no label files: the corpus and the rubric
    public Report report(LabelIndex book, ReportTerms terms, List<Input> others) {
        return new Counting(book, terms).report(List.copyOf(strata.values()), unplaced, others);
    }

    private StratumTally stratum(StratumKey key) {
        return strata.computeIfAbsent(key, StratumTally::new);
    }
}
