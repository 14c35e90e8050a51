package org.plumbline.report;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.plumbline.labels.LabelField;

/// Counts in several fields, in the order of the scheme.
public record FieldCounts(Map<LabelField, LabelCounts> byField) {

    public FieldCounts {
        byField = Collections.unmodifiableMap(new EnumMap<>(byField));
    }

    /// The counts in one of the fields.
    public LabelCounts of(LabelField field) {
        return Objects.requireNonNull(byField.get(field), field.word());
    }

    /// The counts of each field.
    public List<LabelCounts> all() {
        return List.copyOf(byField.values());
    }

    /// True where these are the fields.
    boolean areOf(List<LabelField> fields) {
        return List.copyOf(byField.keySet()).equals(fields);
    }
}
