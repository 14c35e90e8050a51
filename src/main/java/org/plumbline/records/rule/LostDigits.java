package org.plumbline.records.rule;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonMember;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;

/// A number in a trace of tools has more digits than the canonical form keeps, as most 64-bit ids
/// do: two traces that differ in it alone would share the digest of their evidence.
final class LostDigits {

    private static final int SHOWN = 30;

    private LostDigits() {}

    /// Reports each such number in the member of this name.
    static void check(JsonValue object, String name, Findings findings) {
        JsonValue trace = object.get(name);
        if (trace != null && !trace.isMarked()) {
            in(trace, findings);
        }
    }

    private static void in(JsonValue value, Findings findings) {
        switch (value.kind()) {
            case ARRAY -> value.elements().forEach(element -> in(element, findings));
            case OBJECT ->
                    value.members().stream()
                            .map(JsonMember::value)
                            .forEach(member -> in(member, findings));
            case NUMBER -> number(value, findings);
            case STRING, BOOLEAN, NULL -> {}
        }
    }

    private static void number(JsonValue number, Findings findings) {
        if (!number.isCanonicallyKept()) {
            findings.report(
                    Code.RECORDS_NUMBER,
                    number,
                    () ->
                            ("%s has more digits than the digest of the evidence can tell apart;"
                                            + " write it as a string")
                                    .formatted(brief(number.digits())));
        }
    }

    private static String brief(String digits) {
        return digits.length() <= SHOWN ? digits : digits.substring(0, SHOWN) + "…";
    }
}
