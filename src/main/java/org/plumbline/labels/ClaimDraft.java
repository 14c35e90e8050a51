package org.plumbline.labels;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Region;

/// What a reviewer has said of one claim so far; null is not yet labelled.
public record ClaimDraft(
        @Nullable Truth truth,
        @Nullable Grounding grounding,
        @Nullable String note,
        List<Region> evidence) {

    /// Nothing said yet.
    public static final ClaimDraft EMPTY = new ClaimDraft(null, null, null, List.of());

    public ClaimDraft {
        evidence = List.copyOf(evidence);
    }

    /// True where truth and grounding are both labelled.
    public boolean isComplete() {
        return truth != null && grounding != null;
    }

    public boolean isEmpty() {
        return equals(EMPTY);
    }
}
