package org.plumbline.labels;

import java.util.EnumMap;
import java.util.Map;

/// A value for each of the four measures.
public record Quality(
        QualityValue relevance,
        QualityValue repetition,
        QualityValue usefulness,
        QualityValue correctWithholding) {

    public QualityValue of(Measure measure) {
        return switch (measure) {
            case RELEVANCE -> relevance;
            case REPETITION -> repetition;
            case USEFULNESS -> usefulness;
            case CORRECT_WITHHOLDING -> correctWithholding;
        };
    }

    /// From a map that has all four.
    public static Quality from(Map<Measure, QualityValue> values) {
        var all = new EnumMap<>(values);
        if (all.size() != Measure.values().length) {
            throw new IllegalArgumentException("all four measures are needed, not " + all.keySet());
        }
        return new Quality(
                values.getOrDefault(Measure.RELEVANCE, QualityValue.NULL),
                values.getOrDefault(Measure.REPETITION, QualityValue.NULL),
                values.getOrDefault(Measure.USEFULNESS, QualityValue.NULL),
                values.getOrDefault(Measure.CORRECT_WITHHOLDING, QualityValue.NULL));
    }
}
