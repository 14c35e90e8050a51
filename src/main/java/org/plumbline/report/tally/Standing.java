package org.plumbline.report.tally;

import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.ReviewState;

/// On what an attempt counts.
public enum Standing {
    /// A capture failed: it counts as an attempt alone.
    FAILED,
    /// No capture failed, but there is no reviewed output.
    ELIGIBLE,
    /// An eligible attempt with a reviewed output: its claims count.
    TRIAL;

    /// That of an attempt.
    public static Standing of(Case attempt) {
        if (attempt.sample().capture().status() == CaptureStatus.FAILED
                || attempt.producerStatus() == ProducerStatus.FAILED) {
            return FAILED;
        }
        boolean reviewed =
                attempt.sample().reviewState() == ReviewState.REVIEWED
                        && attempt.sample().answer().output() != null;
        return reviewed ? TRIAL : ELIGIBLE;
    }
}
