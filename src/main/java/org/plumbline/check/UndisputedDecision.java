package org.plumbline.check;

import java.util.HashSet;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;

/// A decision settles labels that do not differ. It counts; the adjudicator may have meant another.
final class UndisputedDecision {

    private UndisputedDecision() {}

    static void check(JsonValue decision, Findings findings) {
        JsonValue labels = Sound.member(decision, "labels");
        if (labels == null || !Sound.isWhole(decision, "labels")) {
            return;
        }
        var values = new HashSet<String>();
        for (JsonValue label : labels.elements()) {
            JsonValue value = Sound.member(label, "value");
            if (value == null) {
                return;
            }
            // A string's word and a literal's are told apart by the kind.
            values.add(value.kind() + " " + wordOf(value));
        }
        if (values.size() < 2) {
            findings.report(
                    Code.ADJUDICATION_UNDISPUTED,
                    decision,
                    () -> "the labels that this settles are fewer than two different ones");
        }
    }

    private static String wordOf(JsonValue value) {
        return switch (value.kind()) {
            case STRING -> value.string();
            case BOOLEAN -> value.isTrue() ? "true" : "false";
            case NULL, NUMBER, ARRAY, OBJECT -> "";
        };
    }
}
