package org.plumbline.check;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonValue;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;

/// Reads the values of labels: JSON strings or JSON literals, as the field has it.
public final class LabelReading {

    private LabelReading() {}

    /// What a value is in this field; null where the field has no such value.
    public static @Nullable LabelValue of(LabelField field, JsonValue value) {
        Optional<String> word =
                switch (value.kind()) {
                    case STRING -> Optional.of(value.string());
                    case BOOLEAN -> Optional.of(Boolean.toString(value.isTrue()));
                    case NULL -> Optional.of("null");
                    case NUMBER, ARRAY, OBJECT -> Optional.empty();
                };
        boolean isLiteral = value.kind() != JsonValue.Kind.STRING;
        return word.flatMap(field::value)
                .filter(label -> label.isLiteral() == isLiteral)
                .orElse(null);
    }

    /// What a value is in whatever field has it; null where none has.
    public static @Nullable LabelValue ofAny(JsonValue value) {
        for (LabelField field : LabelField.values()) {
            LabelValue label = of(field, value);
            if (label != null) {
                return label;
            }
        }
        return null;
    }

    /// The values of a field as files write them.
    static List<String> words(LabelField field) {
        return field.choices().stream()
                .map(value -> value.isLiteral() ? value.word() : '"' + value.word() + '"')
                .toList();
    }
}
