package org.plumbline.request;

import java.util.Set;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ReviewState;

/// What a queue shows of a sample without opening it; nothing in it is hidden from reviewers.
///
/// @param claims how many claims there are to label
/// @param limitations the kinds of limitations that the capture has
/// @param outputBytes how long the output is; [#NO_OUTPUT] where nothing was captured
public record Outline(
        String sampleId,
        String destination,
        ReviewState reviewState,
        CaptureStatus captureStatus,
        Set<LimitationKind> limitations,
        int claims,
        int outputBytes) {

    /// Shorter than an empty output, which is one.
    public static final int NO_OUTPUT = -1;

    public Outline {
        limitations = Set.copyOf(limitations);
    }

    /// False where nothing was captured.
    public boolean hasOutput() {
        return outputBytes != NO_OUTPUT;
    }

    /// True where the capture is partial or failed, or has a limitation.
    public boolean isLimited() {
        return captureStatus != CaptureStatus.COMPLETE || !limitations.isEmpty();
    }
}
