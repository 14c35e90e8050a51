package org.plumbline.records.rule;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.records.DataKind;

/// A deterministic baseline names a model, or has calls of one or their latency, and has neither.
final class LivelyBaseline {

    private LivelyBaseline() {}

    static boolean isBaseline(JsonValue row) {
        return Fields.isOf(row, DataKind.DETERMINISTIC_BASELINE);
    }

    static void check(JsonValue row, Findings findings) {
        if (!isBaseline(row)) {
            return;
        }
        JsonValue model = Fields.sound(row, "model_id");
        if (model != null && model.kind() != Kind.NULL) {
            findings.report(
                    Code.RECORDS_BASELINE,
                    model,
                    () -> "a deterministic_baseline has no model, so null is expected here");
        }
        JsonValue calls = Fields.sound(row, "llm_calls");
        if (calls != null && Fields.isPositive(calls)) {
            findings.report(
                    Code.RECORDS_BASELINE,
                    calls,
                    () ->
                            "a deterministic_baseline calls no model, so 0 is expected here, not "
                                    + calls.digits());
        }
        JsonValue latency = Fields.sound(row, "latency_seconds");
        if (latency != null && latency.kind() != Kind.NULL) {
            findings.report(
                    Code.RECORDS_BASELINE,
                    latency,
                    () ->
                            "a deterministic_baseline calls no model, so its latency is not"
                                    + " measured: null is expected here, not "
                                    + latency.digits());
        }
    }
}
