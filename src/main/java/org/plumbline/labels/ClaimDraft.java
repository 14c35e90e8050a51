package org.plumbline.labels;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Region;

/// What a reviewer has said of one claim so far.
///
/// @param note null where there is none
/// @param evidence regions that the rater cites beyond the claim's own
public record ClaimDraft(Labels labels, @Nullable String note, List<Region> evidence) {

    /// Nothing said yet.
    public static final ClaimDraft EMPTY = new ClaimDraft(Labels.NONE, null, List.of());

    public ClaimDraft {
        evidence = List.copyOf(evidence);
    }

    /// The label in a field of claims; null is not yet labelled.
    public @Nullable LabelValue of(LabelField field) {
        return labels.of(field);
    }

    /// True where each field of a claim is labelled.
    public boolean isComplete() {
        return labels.haveAll(LabelField.ofClaim());
    }

    boolean isEmpty() {
        return equals(EMPTY);
    }

    ClaimDraft with(LabelField field, @Nullable LabelValue value) {
        return new ClaimDraft(labels.with(field, value), note, evidence);
    }

    ClaimDraft withNote(@Nullable String other) {
        return new ClaimDraft(labels, other, evidence);
    }

    ClaimDraft citing(List<Region> others) {
        return new ClaimDraft(labels, note, others);
    }
}
