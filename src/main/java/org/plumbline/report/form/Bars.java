package org.plumbline.report.form;

import java.util.List;
import java.util.stream.Collectors;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.report.LabelCounts;

/// The parts of a bar of label states, in one order everywhere: what is well, what is wrong, what
/// is in doubt, what is missing, what is disputed.
final class Bars {

    private Bars() {}

    /// The parts of truth or grounding.
    static <V extends Enum<V> & LabelValue> List<Charts.Part> of(LabelCounts<V> counts) {
        var values = counts.resolved().constants();
        return List.of(
                part(values.get(0), counts),
                part(values.get(1), counts),
                part(values.get(2), counts),
                new Charts.Part("missing", "missing", counts.missing()),
                new Charts.Part("disputed", "open", counts.disputed()));
    }

    /// What a bar shows, without what it does not: `157 true · 3 false`.
    static String words(List<Charts.Part> parts, String none) {
        String words =
                parts.stream()
                        .filter(part -> part.count() > 0)
                        .map(part -> part.count() + " " + part.label())
                        .collect(Collectors.joining(" \u00b7 "));
        return words.isEmpty() ? none : words;
    }

    private static <V extends Enum<V> & LabelValue> Charts.Part part(
            V value, LabelCounts<V> counts) {
        return new Charts.Part(name(value), style(value), counts.resolved().of(value));
    }

    private static String name(LabelValue value) {
        return value == QualityValue.NULL ? "abstained" : value.word();
    }

    private static String style(LabelValue value) {
        return switch (value) {
            case Truth.TRUE, Grounding.SUPPORTED -> "well";
            case Truth.FALSE, Grounding.UNSUPPORTED -> "bad";
            case Truth.UNSUPPORTED, Grounding.UNKNOWN -> "doubt";
            // Whether true is well depends on the measure, so its colour must not say it.
            case QualityValue.TRUE -> "yes";
            case QualityValue.FALSE -> "no";
            case QualityValue.NULL -> "doubt";
        };
    }
}
