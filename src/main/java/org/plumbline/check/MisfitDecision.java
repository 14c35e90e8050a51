package org.plumbline.check;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.labels.LabelField;
import org.plumbline.problem.Code;
import org.plumbline.text.Term;

/// A decision's parts do not fit: truth and grounding are of a claim, quality measures of the whole
/// sample; and each field has values of its own.
final class MisfitDecision {

    private MisfitDecision() {}

    static void check(JsonValue decision, Findings findings) {
        JsonValue name = Sound.member(decision, "field");
        LabelField field =
                name == null ? null : Term.of(LabelField.class, name.string()).orElse(null);
        if (name == null || field == null) {
            return;
        }
        JsonValue claimId = Sound.member(decision, "claimId");
        if (claimId != null && (claimId.kind() == Kind.STRING) != field.isOfClaim()) {
            findings.report(
                    Code.ADJUDICATION_FIELD,
                    name,
                    () ->
                            field.isOfClaim()
                                    ? field.word() + " is of a claim, and claimId is null"
                                    : field.word()
                                            + " is of the whole sample, and claimId is not null");
            return;
        }
        JsonValue value = Sound.member(decision, "value");
        if (value != null && LabelReading.of(field, value) == null) {
            findings.report(
                    Code.ADJUDICATION_FIELD,
                    name,
                    () ->
                            "the value is none of %s; the values are %s"
                                    .formatted(field.word(), words(field)));
        }
    }

    private static String words(LabelField field) {
        return String.join(", ", LabelReading.words(field));
    }
}
