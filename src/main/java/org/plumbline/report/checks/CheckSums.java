package org.plumbline.report.checks;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plumbline.corpus.CheckKind;
import org.plumbline.report.CheckCounts;
import org.plumbline.report.StratumKey;
import org.plumbline.report.tally.CheckTally;

/// What the checks of each stratum come to: those of trials, which are the report's counts, and
/// those of the other attempts.
public final class CheckSums {

    private final SortedMap<StratumKey, Sums> strata = new TreeMap<>();

    private record Sums(CheckTally trials, CheckTally others) {}

    /// What the checks of one stratum come to.
    public record OfStratum(
            StratumKey key,
            Map<CheckKind, CheckCounts> trials,
            Map<CheckKind, CheckCounts> others) {
        public OfStratum {
            trials = Map.copyOf(trials);
            others = Map.copyOf(others);
        }
    }

    /// The counts of one kind.
    public static CheckCounts of(CheckKind kind, Map<CheckKind, CheckCounts> counts) {
        return counts.getOrDefault(kind, new CheckCounts(0, 0));
    }

    /// True where there is a check of any kind.
    public static boolean hasAny(Map<CheckKind, CheckCounts> counts) {
        return counts.values().stream().anyMatch(of -> of.found() + of.abstained() > 0);
    }

    /// Adds a check.
    public void add(ReviewedCheck one) {
        var sums =
                strata.computeIfAbsent(
                        one.stratum(), key -> new Sums(new CheckTally(), new CheckTally()));
        (one.isTrial() ? sums.trials() : sums.others())
                .add(one.check().kind(), one.finding().outcome());
    }

    /// The strata that have checks, sorted as the report's are.
    public List<OfStratum> strata() {
        return strata.entrySet().stream().map(CheckSums::counted).toList();
    }

    private static OfStratum counted(Map.Entry<StratumKey, Sums> entry) {
        var sums = entry.getValue();
        return new OfStratum(entry.getKey(), sums.trials().counts(), sums.others().counts());
    }
}
