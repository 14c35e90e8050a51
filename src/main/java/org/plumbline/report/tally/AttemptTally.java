package org.plumbline.report.tally;

import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.ReviewState;
import org.plumbline.report.AttemptCounts;

/// Counts the attempts of a stratum, failed and unreviewed ones included.
final class AttemptTally {

    private long attempts;
    private long trials;
    private final Counter<CaptureStatus> capture = new Counter<>(CaptureStatus.class);
    private final Counter<ProducerStatus> producerCapture = new Counter<>(ProducerStatus.class);
    private final Counter<LimitationKind> limitations = new Counter<>(LimitationKind.class);
    private final Counter<ReviewState> reviewState = new Counter<>(ReviewState.class);

    void add(Case attempt, boolean isTrial) {
        var sample = attempt.sample();
        attempts++;
        trials += isTrial ? 1 : 0;
        capture.add(sample.capture().status(), 1);
        producerCapture.add(attempt.producerStatus(), 1);
        sample.capture().limitations().forEach(item -> limitations.add(item.kind(), 1));
        reviewState.add(sample.reviewState(), 1);
    }

    void addAll(AttemptTally other) {
        attempts += other.attempts;
        trials += other.trials;
        capture.addAll(other.capture);
        producerCapture.addAll(other.producerCapture);
        limitations.addAll(other.limitations);
        reviewState.addAll(other.reviewState);
    }

    boolean hasTrials() {
        return trials > 0;
    }

    AttemptCounts counts(int workItems) {
        return new AttemptCounts(
                attempts,
                workItems,
                trials,
                capture.counts(),
                producerCapture.counts(),
                limitations.counts(),
                reviewState.counts());
    }
}
