package org.plumbline.report.tally;

import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.report.AttemptCounts;
import org.plumbline.report.Counts;
import org.plumbline.report.EvidenceKind;

/// Counts what was captured in a stratum: all that the report counts of its attempts, and beyond it
/// what was kept of what the producer had, and the evidence by kind.
public final class CaptureTally {

    private final AttemptTally attempts = new AttemptTally();
    private final WorkItems items = new WorkItems();
    private final Map<ProducerStatus, Counter<CaptureStatus>> kept =
            new EnumMap<>(ProducerStatus.class);
    private final SortedMap<EvidenceKind, Long> evidence = new TreeMap<>();

    /// Adds an attempt.
    public void add(Case attempt) {
        boolean isTrial = Standing.of(attempt) == Standing.TRIAL;
        attempts.add(attempt, isTrial);
        items.add(attempt.placement().group(), isTrial);
        kept.computeIfAbsent(attempt.producerStatus(), status -> new Counter<>(CaptureStatus.class))
                .add(attempt.sample().capture().status(), 1);
        for (Evidence item : attempt.sample().evidence()) {
            evidence.merge(EvidenceKind.of(item), 1L, Long::sum);
        }
    }

    /// What the report counts.
    public AttemptCounts attempts() {
        return attempts.counts(items.size());
    }

    /// Of the attempts with this producer's capture, how many have which capture now.
    public Counts<CaptureStatus> kept(ProducerStatus producer) {
        return kept.getOrDefault(producer, new Counter<>(CaptureStatus.class)).counts();
    }

    /// How much evidence there is of each kind, over 0, in the kinds' order.
    public SortedMap<EvidenceKind, Long> evidence() {
        return new TreeMap<>(evidence);
    }
}
