package org.plumbline.records.rule;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;

/// A row names a call that its recording does not have.
final class UnknownCall {

    private UnknownCall() {}

    /// Reports each such id.
    ///
    /// @param calls how many calls the recording has
    /// @return true where every id is known
    static boolean check(JsonValue row, int calls, Findings findings) {
        JsonValue ids = Fields.sound(row, "call_ids");
        if (ids == null) {
            return false;
        }
        boolean known = true;
        for (JsonValue id : ids.elements()) {
            if (id.integer() >= calls) {
                known = false;
                findings.report(
                        Code.RECORDS_CALL,
                        id,
                        () ->
                                "no call has the number %s; the recording has %s, counted from 0"
                                        .formatted(id.digits(), calls));
            }
        }
        return known;
    }
}
