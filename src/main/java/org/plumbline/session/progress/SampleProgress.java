package org.plumbline.session.progress;

import org.plumbline.labels.Draft;
import org.plumbline.labels.LabelField;

/// How much of a sample is labelled.
///
/// @param claimsLabelled claims with a label in each field
/// @param measuresLabelled measures with a value or an abstention
public record SampleProgress(
        SampleState state, int claimsLabelled, int claims, int measuresLabelled) {

    /// Of a draft on a sample with that many claims; every claim in the draft is one of them.
    public static SampleProgress of(Draft draft, int claims) {
        var values = draft.claims().values();
        int labelled = (int) values.stream().filter(claim -> claim.isComplete()).count();
        int measures = draft.quality().count(LabelField.ofSample());
        SampleState state;
        if (labelled == claims && measures == LabelField.ofSample().size()) {
            state = SampleState.DONE;
        } else {
            state = draft.isEmpty() ? SampleState.TO_DO : SampleState.IN_PROGRESS;
        }
        return new SampleProgress(state, labelled, claims, measures);
    }
}
