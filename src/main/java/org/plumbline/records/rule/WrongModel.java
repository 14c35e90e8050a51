package org.plumbline.records.rule;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.json.Required;
import org.plumbline.problem.Code;
import org.plumbline.records.DataKind;

/// A row does not say which model answered, though one did; or a model was called for it, though
/// its outcome is simulated or written by hand.
final class WrongModel {

    private WrongModel() {}

    /// Checks a row of a table.
    static void check(JsonValue row, Findings findings) {
        checkName(row, findings);
        JsonValue calls = Fields.sound(row, "llm_calls");
        if (calls != null && Fields.isPositive(calls) && isWithoutModel(row)) {
            findings.report(
                    Code.RECORDS_MODEL,
                    calls,
                    () ->
                            "a %s row calls no model, so 0 is expected here, not %s"
                                    .formatted(Required.string(row, "data_kind"), calls.digits()));
        }
    }

    /// Checks what rows of tables and of recordings have alike.
    static void checkName(JsonValue row, Findings findings) {
        JsonValue model = Fields.sound(row, "model_id");
        if (model != null && model.kind() == Kind.NULL && Fields.isOf(row, DataKind.LLM)) {
            findings.report(
                    Code.RECORDS_MODEL,
                    model,
                    () -> "an llm row says which model answered, so a text is expected here");
        }
    }

    /// True for the kinds of row for which no model is called.
    static boolean isWithoutModel(JsonValue row) {
        return Fields.isOf(row, DataKind.SYNTHETIC, DataKind.SCRIPTED_FIXTURE);
    }
}
