package org.plumbline.report.captures;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plumbline.corpus.Case;
import org.plumbline.report.StratumKey;
import org.plumbline.report.tally.CaptureTally;

/// What the captures of each stratum come to, as the report counts them.
public final class CaptureSums {

    private final SortedMap<StratumKey, CaptureTally> strata = new TreeMap<>();

    /// What was captured in one stratum.
    public record OfStratum(StratumKey key, CaptureTally counts) {}

    /// Adds an attempt.
    public void add(Case attempt) {
        strata.computeIfAbsent(StratumKey.of(attempt), key -> new CaptureTally()).add(attempt);
    }

    /// All strata, sorted as the report's are.
    public List<OfStratum> strata() {
        return strata.entrySet().stream()
                .map(entry -> new OfStratum(entry.getKey(), entry.getValue()))
                .toList();
    }
}
