package org.plumbline.report;

import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.ReviewState;

/// What a stratum is made of.
///
/// @param attempts all cases
/// @param workItems groups of attempts that share one piece of work
/// @param trials attempts whose capture did not fail, then or now, that were reviewed and have an
///   output: all that claims are counted on
/// @param limitations one count an entry
public record AttemptCounts(
        long attempts,
        long workItems,
        long trials,
        Counts<CaptureStatus> capture,
        Counts<ProducerStatus> producerCapture,
        Counts<LimitationKind> limitations,
        Counts<ReviewState> reviewState) {}
