package org.plumbline.report;

import java.util.List;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;

/// What the categories of a field's tables mean.
public final class Categories {

    /// Each field has three values; null is one of them for a quality measure.
    public static final int COUNT = 3;

    private Categories() {}

    /// The values of a field, in the order of the file formats; each one's place is its category.
    public static List<? extends LabelValue> of(LabelField field) {
        return switch (field) {
            case TRUTH -> List.of(Truth.values());
            case GROUNDING -> List.of(Grounding.values());
            case RELEVANCE, REPETITION, USEFULNESS, CORRECT_WITHHOLDING ->
                    List.of(QualityValue.values());
        };
    }

    /// The category of a value in its field's tables.
    public static int of(LabelValue value) {
        return switch (value) {
            case Truth.TRUE, Grounding.SUPPORTED, QualityValue.TRUE -> 0;
            case Truth.FALSE, Grounding.UNSUPPORTED, QualityValue.FALSE -> 1;
            case Truth.UNSUPPORTED, Grounding.UNKNOWN, QualityValue.NULL -> 2;
        };
    }
}
