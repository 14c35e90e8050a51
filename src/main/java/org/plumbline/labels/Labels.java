package org.plumbline.labels;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What was said in some fields, of one claim or of one sample: a value a field, or none.
/// Immutable.
public final class Labels {

    /// Nothing said.
    public static final Labels NONE = new Labels(new @Nullable LabelValue[0]);

    /// By the field's place in the scheme; shorter where the last fields have none.
    private final @Nullable LabelValue[] values;

    private Labels(@Nullable LabelValue[] values) {
        this.values = values;
    }

    /// The labels in this map.
    ///
    /// @throws IllegalArgumentException where a field does not have the value
    static Labels of(Map<LabelField, ? extends LabelValue> values) {
        Labels labels = NONE;
        for (var entry : values.entrySet()) {
            labels = labels.with(entry.getKey(), entry.getValue());
        }
        return labels;
    }

    /// The label in a field; null where there is none. An abstention is a label.
    public @Nullable LabelValue of(LabelField field) {
        int at = place(field);
        return at < values.length ? values[at] : null;
    }

    /// The label in a field that has one.
    ///
    /// @throws IllegalStateException where it has none
    public LabelValue in(LabelField field) {
        LabelValue value = of(field);
        if (value == null) {
            throw new IllegalStateException("nothing was said of " + field.word());
        }
        return value;
    }

    /// The same with another label in a field.
    ///
    /// @param value null takes the label away
    /// @throws IllegalArgumentException where the field does not have the value
    public Labels with(LabelField field, @Nullable LabelValue value) {
        if (value != null && !field.choices().contains(value)) {
            throw new IllegalArgumentException(field.word() + " has no value " + value.word());
        }
        int at = place(field);
        if (at >= values.length && value == null) {
            return this;
        }
        var changed = Arrays.copyOf(values, Math.max(values.length, at + 1));
        changed[at] = value;
        return new Labels(shortened(changed));
    }

    /// So that equal labels have equal arrays.
    private static @Nullable LabelValue[] shortened(@Nullable LabelValue[] values) {
        int length = values.length;
        while (length > 0 && values[length - 1] == null) {
            length--;
        }
        return length == values.length ? values : Arrays.copyOf(values, length);
    }

    /// The place of a field in the scheme. Only in memory, so that rows of the scheme may move.
    @SuppressWarnings("EnumOrdinal")
    private static int place(LabelField field) {
        return field.ordinal();
    }

    /// True where each of these fields has a label.
    public boolean haveAll(Collection<LabelField> fields) {
        return fields.stream().allMatch(field -> of(field) != null);
    }

    /// How many of these fields have a label.
    public int count(List<LabelField> fields) {
        return (int) fields.stream().filter(field -> of(field) != null).count();
    }

    boolean isEmpty() {
        return values.length == 0;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Labels labels && Arrays.equals(values, labels.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
