package org.plumbline.ui.label.model;

import java.util.ArrayList;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.ReviewState;
import org.plumbline.request.Outline;
import org.plumbline.session.progress.SampleProgress;
import org.plumbline.session.progress.SampleState;
import org.plumbline.session.queue.Found;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// What the queue says of one sample.
///
/// @param number its place in the session's order, from 1
/// @param isFlagged whether the reviewer flagged it
/// @param found where the search found its word in it
public record QueueRow(
        int number, Outline outline, SampleProgress progress, boolean isFlagged, Found found) {

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
        return FacetWords.state(state());
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

    /// Where the search found its word; "" where nothing is searched.
    public String foundWords() {
        return Searching.words(found);
    }

    /// All of it in words.
    public String spoken() {
        var spoken = new ArrayList<String>();
        spoken.add(Words.get("label.queue.spoken", number, Words.said(id())));
        if (isFlagged) {
            spoken.add(Words.get("label.queue.flagged"));
        }
        spoken.add(stateWords());
        spoken.add(facts());
        if (found.isAny()) {
            spoken.add(foundWords());
        }
        return String.join(", ", spoken);
    }

    /// The second line.
    public String facts() {
        var facts = new ArrayList<String>();
        facts.add(Words.get("label.queue.place", number, outline.destination()));
        facts.add(
                outline.hasOutput()
                        ? Words.get("label.queue.claims", outline.claims())
                        : Words.get("label.queue.no-output"));
        if (outline.reviewState() != ReviewState.REVIEWED) {
            facts.add(FactChips.reviewState(outline.reviewState()));
        }
        if (outline.captureStatus() != CaptureStatus.COMPLETE) {
            facts.add(FactChips.capture(outline.captureStatus()));
        } else if (!outline.limitations().isEmpty()) {
            facts.add(Words.get("label.queue.limited"));
        }
        return String.join(" · ", facts);
    }
}
