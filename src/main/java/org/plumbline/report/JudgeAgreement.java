package org.plumbline.report;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.plumbline.agreement.Confusion;
import org.plumbline.labels.Author;
import org.plumbline.labels.LabelField;

/// One judge beside what people resolved, over all attempts. Advisory.
///
/// @param fields for each field a table: rows are people, columns the judge; categories are those
///   of [LabelField#choices()]
public record JudgeAgreement(Author.Judge judge, Map<LabelField, Confusion> fields) {

    public JudgeAgreement {
        fields = Collections.unmodifiableMap(new EnumMap<>(fields));
        if (fields.size() != LabelField.values().length) {
            throw new IllegalArgumentException("each field is needed, not " + fields.keySet());
        }
    }

    public Confusion field(LabelField field) {
        return Objects.requireNonNull(fields.get(field));
    }
}
