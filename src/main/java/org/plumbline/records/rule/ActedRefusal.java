package org.plumbline.records.rule;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;

/// A row whose task cannot be answered has tool calls: whether one of them did what was refused is
/// for the reviewer to look at. A warning, since a search may have found that there is no answer.
final class ActedRefusal {

    private ActedRefusal() {}

    static void check(JsonValue row, Findings findings) {
        JsonValue answerable = Fields.sound(row, "answerable");
        JsonValue tools = Fields.sound(row, "tool_calls");
        if (answerable == null || tools == null) {
            return;
        }
        boolean refused = answerable.kind() == Kind.BOOLEAN && !answerable.isTrue();
        if (refused && tools.kind() == Kind.NUMBER && tools.integer() > 0) {
            findings.warn(
                    Code.RECORDS_REFUSAL_ACTED,
                    answerable,
                    () ->
                            ("the task cannot be answered, and tool_calls is %s; look whether one"
                                            + " of them did what was refused")
                                    .formatted(tools.digits()));
        }
    }
}
