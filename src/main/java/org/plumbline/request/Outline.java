package org.plumbline.request;

import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.ReviewState;

/// What a queue shows of a sample without opening it; nothing in it is hidden from reviewers.
///
/// @param claims how many claims there are to label
/// @param limitations how many limitations the capture has
/// @param hasOutput false where nothing was captured
public record Outline(
        String sampleId,
        String destination,
        ReviewState reviewState,
        CaptureStatus captureStatus,
        int limitations,
        int claims,
        boolean hasOutput) {}
