package org.plumbline.documents;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/// Draws a row of a table: a model's answer that was reviewed and succeeded, unless told otherwise.
final class DrawnRow {

    private static final String GOOD =
            """
            {"task_id": "", "task_family": "f", "condition": "", "replicate": 0, "data_kind": "llm",
             "model_id": "model-1", "prompt_version": "1", "source_record": null,
             "source_sha256": null, "call_ids": [], "raw_response": "", "packed_ids": ["doc-a"],
             "tool_trace": [], "intent_correct": true, "json_parseable": null,
             "contract_valid": true, "semantic_support": "supported", "complete": true,
             "answerable": true, "task_success": true, "review_note": "", "llm_calls": 1,
             "tool_calls": 0, "latency_seconds": 1.5, "evidence_sha256": null}
            """;

    final ObjectNode node = Drawing.read(GOOD);

    DrawnRow(String task, String condition) {
        String words = task + ", " + condition;
        node.put("task_id", task).put("condition", condition);
        node.put("raw_response", words).put("review_note", "doc-a says: " + words);
    }

    /// A row of a program without a model.
    static DrawnRow baseline(String task, String condition) {
        return new DrawnRow(task, condition)
                .put("data_kind", "deterministic_baseline")
                .put("model_id", null)
                .put("llm_calls", 0)
                .put("latency_seconds", null);
    }

    /// A row of a simulation.
    static DrawnRow synthetic(String task, String condition) {
        return baseline(task, condition).put("data_kind", "synthetic");
    }

    DrawnRow put(String member, @Nullable Object value) {
        Drawing.put(node, "/" + member, value);
        return this;
    }

    /// A row whose answer is contradicted, and so did not succeed.
    DrawnRow failed() {
        return put("semantic_support", "contradicted").put("task_success", false);
    }

    /// A row that nobody reviewed.
    DrawnRow unreviewed() {
        for (String label :
                new String[] {
                    "intent_correct",
                    "contract_valid",
                    "semantic_support",
                    "complete",
                    "answerable",
                    "task_success",
                    "review_note"
                }) {
            put(label, null);
        }
        return this;
    }

    DrawnRow copy() {
        var copy = new DrawnRow("", "");
        copy.node.setAll(node.deepCopy());
        return copy;
    }

    /// The row with the digest of its evidence.
    ObjectNode signed() {
        ObjectNode evidence = Drawing.read("{}");
        for (String member : new String[] {"packed_ids", "raw_response", "tool_trace"}) {
            evidence.set(member, node.get(member));
        }
        return node.deepCopy().put("evidence_sha256", Drawing.canonicalSha256(evidence));
    }
}
