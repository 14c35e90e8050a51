package org.plumbline.report.tally;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Case;
import org.plumbline.report.Input;
import org.plumbline.report.Report;
import org.plumbline.report.StratumKey;
import org.plumbline.request.Requests;
import org.plumbline.text.Sha256;

/// Counts cases beside the labels of a book, one by one and in any order.
///
/// A commutative monoid: a new tally is empty, and [#merge] of tallies of parts of a corpus gives
/// the tally of the whole, however it was split and in whatever order they come. Not safe for
/// several threads; give each its own and merge.
///
/// The input is taken to be valid, apart from labels made of another request: a stale label is told
/// by its hash here, never counts, and is never moved to what has become of its sample.
public final class Tally {

    private final LabelBook book;
    private final int minRaters;
    private final SortedMap<StratumKey, StratumTally> strata = new TreeMap<>();
    private final RaterPairs pairs;
    private final ConfusionTally judges;
    private final int[] judgeOfFile;
    private final long[] stale;

    Tally(LabelBook book, int minRaters) {
        if (minRaters < 1) {
            throw new IllegalArgumentException("at least one rater, not " + minRaters);
        }
        this.book = book;
        this.minRaters = minRaters;
        pairs = new RaterPairs(book);
        judges = new ConfusionTally(book.judges().size());
        judgeOfFile = new int[book.files().size()];
        for (int i = 0; i < book.judges().size(); i++) {
            judgeOfFile[book.judges().get(i)] = i;
        }
        stale = new long[book.files().size()];
    }

    /// Adds a case; makes its request's hash only where there are labels of it.
    public void add(Case attempt) {
        add(attempt, book.speaksOf(attempt.sampleId()) ? Requests.sha256(attempt.sample()) : null);
    }

    /// Adds a case whose request is known to have this hash.
    ///
    /// @param request may be null where the book does not speak of the sample
    public void add(Case attempt, @Nullable Sha256 request) {
        var labels = new SampleLabels(book, attempt.sample(), request, stale);
        Sheet settled = labels.settled(minRaters);
        var place = attempt.placement();
        var key =
                new StratumKey(
                        place.practice(),
                        attempt.sample().destination(),
                        place.split(),
                        place.sampling());
        strata.computeIfAbsent(key, k -> new StratumTally(k, book)).add(attempt, labels, settled);
        pairs.add(labels);
        for (var said : labels.judges()) {
            judges.add(judgeOfFile[said.file()], settled, said.sheet());
        }
    }

    /// Adds all that another tally of the same book counted; `other` is not changed.
    public void merge(Tally other) {
        if (other.book != book || other.minRaters != minRaters) {
            throw new IllegalArgumentException("tallies of different labels cannot be merged");
        }
        other.strata.forEach(
                (key, stratum) ->
                        strata.computeIfAbsent(key, k -> new StratumTally(k, book))
                                .addAll(stratum));
        pairs.addAll(other.pairs);
        judges.addAll(other.judges);
        for (int i = 0; i < stale.length; i++) {
            stale[i] += other.stale[i];
        }
    }

    /// What was counted so far.
    ///
    /// @param others inputs that are no label files: the corpus and the rubric
    public Report report(List<Input> others) {
        return new ReportAssembly(book, List.copyOf(strata.values()), stale)
                .report(minRaters, others, pairs, judges);
    }
}
