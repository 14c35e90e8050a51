package org.plumbline;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.ClaimLabel;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Labels;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;

/// Labels by their values, as tests write them.
public final class LabelsOf {

    /// An abstention from each measure.
    public static final Labels ABSTAINED =
            quality(QualityValue.NULL, QualityValue.NULL, QualityValue.NULL, QualityValue.NULL);

    private LabelsOf() {}

    /// A value for each measure, in the order of the scheme.
    public static Labels quality(QualityValue... values) {
        List<LabelField> fields = LabelField.ofSample();
        if (values.length != fields.size()) {
            throw new IllegalArgumentException("a value for each of " + fields);
        }
        Labels labels = Labels.NONE;
        for (int i = 0; i < values.length; i++) {
            labels = labels.with(fields.get(i), values[i]);
        }
        return labels;
    }

    /// What is said of a claim; null is nothing.
    public static Labels claim(@Nullable Truth truth, @Nullable Grounding grounding) {
        return Labels.NONE.with(LabelField.TRUTH, truth).with(LabelField.GROUNDING, grounding);
    }

    /// The same as a part of a rating, without a note.
    public static ClaimLabel label(String claimId, Truth truth, Grounding grounding) {
        return new ClaimLabel(claimId, claim(truth, grounding), null, List.of());
    }
}
