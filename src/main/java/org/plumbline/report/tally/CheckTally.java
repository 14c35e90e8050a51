package org.plumbline.report.tally;

import java.util.EnumMap;
import java.util.Map;
import org.plumbline.check.CheckOutcome;
import org.plumbline.check.LiteralChecks;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Check;
import org.plumbline.corpus.CheckKind;
import org.plumbline.report.CheckCounts;

/// Runs literal checks, as those of a stratum's trials, and counts what they come to.
public final class CheckTally {

    private final Counter<CheckKind> found = new Counter<>(CheckKind.class);
    private final Counter<CheckKind> abstained = new Counter<>(CheckKind.class);

    void addTrial(Case trial) {
        for (var provisional : trial.provisional()) {
            for (Check check : provisional.checks()) {
                var evidence = trial.sample().evidence(check.evidenceId()).orElseThrow();
                add(check.kind(), LiteralChecks.outcome(check, evidence));
            }
        }
    }

    /// Adds a check that was run.
    public void add(CheckKind kind, CheckOutcome outcome) {
        (outcome == CheckOutcome.ABSTAIN ? abstained : found).add(kind, 1);
    }

    void addAll(CheckTally other) {
        found.addAll(other.found);
        abstained.addAll(other.abstained);
    }

    /// How many of each kind came to what.
    public Map<CheckKind, CheckCounts> counts() {
        var all = new EnumMap<CheckKind, CheckCounts>(CheckKind.class);
        for (CheckKind kind : CheckKind.values()) {
            all.put(kind, new CheckCounts(found.counts().of(kind), abstained.counts().of(kind)));
        }
        return all;
    }
}
