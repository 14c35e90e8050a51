package org.plumbline.labels;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Sha256;

/// How an adjudicator settled one label of one sample.
///
/// @param claimId the claim, null where `field` is a quality measure
/// @param value of the kind that `field` has
/// @param labels what each rater had said, by rater, in the file's order
public record Decision(
        String sampleId,
        Sha256 requestSha256,
        @Nullable String claimId,
        LabelField field,
        LabelValue value,
        String reason,
        List<Map.Entry<String, LabelValue>> labels) {

    public Decision {
        labels = List.copyOf(labels);
    }
}
