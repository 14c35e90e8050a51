package org.plumbline.report;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.plumbline.agreement.Confusion;
import org.plumbline.labels.Author;
import org.plumbline.labels.LabelField;

/// One judge beside what people resolved. Advisory.
///
/// @param fields by field a table: rows are people, columns the judge; categories are those of
///   [LabelField#choices()]
public record JudgeAgreement(Author.Judge judge, Map<LabelField, Confusion> fields) {

    public JudgeAgreement {
        fields = Collections.unmodifiableMap(new EnumMap<>(fields));
    }

    /// The table of a field that is there.
    public Confusion field(LabelField field) {
        return Objects.requireNonNull(fields.get(field), field.word());
    }

    /// Only the fields of which both sides said something.
    JudgeAgreement found() {
        var some = new EnumMap<LabelField, Confusion>(LabelField.class);
        fields.forEach(
                (field, table) -> {
                    if (table.n() > 0) {
                        some.put(field, table);
                    }
                });
        return new JudgeAgreement(judge, some);
    }
}
