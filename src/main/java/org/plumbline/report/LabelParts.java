package org.plumbline.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.text.Term;

/// The parts of a stacked bar of label states, in one order everywhere: what is well, what is
/// wrong, what is in doubt, what is missing, what is disputed.
public final class LabelParts {

    private LabelParts() {}

    /// One part of a stacked bar.
    public record Part(String label, Fill fill, long count) {}

    /// How a part is filled; its word is its class in style sheets.
    public enum Fill implements Term {
        WELL("well"),
        BAD("bad"),
        DOUBT("doubt"),
        MISSING("missing"),
        OPEN("open"),
        /// Whether true is well depends on the measure, so its colour must not say it.
        YES("yes"),
        NO("no");

        private final String word;

        Fill(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /// The parts of truth, grounding or a measure.
    public static List<Part> of(LabelCounts counts) {
        var parts = new ArrayList<Part>();
        for (LabelValue value : counts.field().choices()) {
            parts.add(new Part(value.words(), fill(value), counts.of(value)));
        }
        parts.add(new Part("missing", Fill.MISSING, counts.missing()));
        parts.add(new Part("disputed", Fill.OPEN, counts.disputed()));
        return List.copyOf(parts);
    }

    /// What a bar shows, without what it does not: `157 true · 3 false`.
    public static String words(List<Part> parts, String none) {
        String words =
                parts.stream()
                        .filter(part -> part.count() > 0)
                        .map(part -> part.count() + " " + part.label())
                        .collect(Collectors.joining(" \u00b7 "));
        return words.isEmpty() ? none : words;
    }

    /// A bar as it is read out: `truth, 157 true, 3 false, 0 unsupported, …`.
    public static String spoken(String label, List<Part> parts) {
        return parts.stream()
                .map(part -> ", " + part.count() + " " + part.label())
                .collect(Collectors.joining("", label, ""));
    }

    private static Fill fill(LabelValue value) {
        return switch (value) {
            case Truth.TRUE, Grounding.SUPPORTED -> Fill.WELL;
            case Truth.FALSE, Grounding.UNSUPPORTED -> Fill.BAD;
            case Truth.UNSUPPORTED, Grounding.UNKNOWN, QualityValue.NULL -> Fill.DOUBT;
            case QualityValue.TRUE -> Fill.YES;
            case QualityValue.FALSE -> Fill.NO;
        };
    }
}
