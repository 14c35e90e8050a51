package org.plumbline.ui.label.model;

import java.util.ArrayList;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.ReviewState;
import org.plumbline.request.Outline;
import org.plumbline.session.progress.SampleProgress;
import org.plumbline.session.progress.SampleState;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// What the queue says of one sample.
public record QueueRow(Outline outline, SampleProgress progress) {

    /// Above so many claims, dots would not fit and a fraction is shown.
    private static final int MOST_DOTS = 8;

    /// The sample's id as it is shown.
    public String id() {
        return Shown.of(outline.sampleId());
    }

    public SampleState state() {
        return progress.state();
    }

    /// The sign of the state; the accessible text says it in words.
    public String sign() {
        return switch (state()) {
            case TO_DO -> "○";
            case IN_PROGRESS -> "◐";
            case DONE -> "✓";
        };
    }

    public String stateWords() {
        return switch (state()) {
            case TO_DO -> Words.get("label.queue.state.to-do");
            case IN_PROGRESS -> Words.get("label.queue.state.in-progress");
            case DONE -> Words.get("label.queue.state.done");
        };
    }

    /// One dot a claim, filled where it is labelled.
    public String dots() {
        int claims = outline.claims();
        int labelled = progress.claimsLabelled();
        if (claims > MOST_DOTS) {
            return labelled + "/" + claims;
        }
        return claims == 0 ? "–" : "●".repeat(labelled) + "○".repeat(claims - labelled);
    }

    /// The second line.
    public String facts() {
        var facts = new ArrayList<String>();
        facts.add(Shown.of(outline.destination()));
        facts.add(
                outline.hasOutput()
                        ? Words.get("label.queue.claims", outline.claims())
                        : Words.get("label.queue.no-output"));
        if (outline.reviewState() != ReviewState.REVIEWED) {
            facts.add(FactChips.reviewState(outline.reviewState()));
        }
        if (outline.captureStatus() != CaptureStatus.COMPLETE) {
            facts.add(FactChips.capture(outline.captureStatus()));
        } else if (outline.limitations() > 0) {
            facts.add(Words.get("label.queue.limited"));
        }
        return String.join(" · ", facts);
    }
}
