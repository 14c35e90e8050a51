package org.plumbline.records.rule;

import org.jspecify.annotations.Nullable;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.records.TaskSuccess;

/// A row says of its success something else than its review comes to.
final class OtherSuccess {

    /// What success follows from: a problem of anything else is no reason to leave the rule out.
    private static final String[] NEEDED = {
        "intent_correct", "contract_valid", "semantic_support", "complete", "review_note"
    };

    private OtherSuccess() {}

    static void check(JsonValue row, Findings findings) {
        JsonValue stated = Fields.sound(row, "task_success");
        if (stated == null || !Fields.areSound(row, NEEDED)) {
            return;
        }
        TaskSuccess derived = TaskSuccess.of(RecordReading.judged(row));
        Boolean said = Fields.flagOrNull(row, "task_success");
        if (!word(said).equals(word(derived.value()))) {
            findings.report(
                    Code.RECORDS_TASK_SUCCESS,
                    stated,
                    () ->
                            "%s where the review comes to %s%s"
                                    .formatted(word(said), word(derived.value()), why(derived)));
        }
    }

    private static String why(TaskSuccess derived) {
        return derived.shortfalls().isEmpty() ? "" : ": " + derived.inWords();
    }

    private static String word(@Nullable Boolean value) {
        return String.valueOf(value);
    }
}
