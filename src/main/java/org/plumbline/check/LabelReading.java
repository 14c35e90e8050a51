package org.plumbline.check;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.text.Term;

/// Reads the values of labels: JSON strings for truth and grounding, JSON true, false and null for
/// the measures.
public final class LabelReading {

    private LabelReading() {}

    /// What a value is in this field; null where the field has no such value.
    public static @Nullable LabelValue of(LabelField field, JsonValue value) {
        return switch (field) {
            case TRUTH -> word(Truth.class, value);
            case GROUNDING -> word(Grounding.class, value);
            case RELEVANCE, REPETITION, USEFULNESS, CORRECT_WITHHOLDING -> quality(value);
        };
    }

    /// What a value is in whatever field has it; null where none has.
    public static @Nullable LabelValue ofAny(JsonValue value) {
        LabelValue truth = word(Truth.class, value);
        LabelValue other = truth != null ? truth : word(Grounding.class, value);
        return other != null ? other : quality(value);
    }

    /// The values of a field as files write them.
    static List<String> words(LabelField field) {
        return switch (field) {
            case TRUTH -> words(Truth.values());
            case GROUNDING -> words(Grounding.values());
            case RELEVANCE, REPETITION, USEFULNESS, CORRECT_WITHHOLDING ->
                    Arrays.stream(QualityValue.values()).map(Term::word).toList();
        };
    }

    /// The value of a measure.
    public static @Nullable QualityValue quality(JsonValue value) {
        return switch (value.kind()) {
            case BOOLEAN -> value.isTrue() ? QualityValue.TRUE : QualityValue.FALSE;
            case NULL -> QualityValue.NULL;
            case STRING, NUMBER, ARRAY, OBJECT -> null;
        };
    }

    private static <E extends Enum<E> & Term & LabelValue> @Nullable LabelValue word(
            Class<E> type, JsonValue value) {
        return value.kind() == Kind.STRING ? Term.of(type, value.string()).orElse(null) : null;
    }

    private static List<String> words(Term[] terms) {
        return Arrays.stream(terms).map(term -> "\"" + term.word() + "\"").toList();
    }
}
