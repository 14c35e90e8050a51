package org.plumbline.intake;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.plumbline.files.Source;
import org.plumbline.problem.ProblemList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A recording, the annotations of its rows and the table of both, without any problem, for tests
/// to change one thing in. Files are drawn as trees; digests come from another implementation of
/// RFC 8785 than ours.
final class RecordWorld {

    private static final String RECORDING =
            """
            {"format": "plumbline-recording", "version": 1,
             "rows": [
              {"task_id": "t1", "task_family": "f", "condition": "base", "replicate": 0,
               "data_kind": "deterministic_baseline", "model_id": null, "prompt_version": "1",
               "call_ids": [0]},
              {"task_id": "t1", "task_family": "f", "condition": "llm", "replicate": 0,
               "data_kind": "llm", "model_id": "m", "prompt_version": null,
               "call_ids": [1, 2, 3], "x": {"retry": true}}],
             "calls": [
              {"kind": "tool", "rawResponse": "caf\u00e9", "packedIds": ["a"], "toolTrace": null,
               "latencySeconds": null},
              {"kind": "llm", "rawResponse": "wait", "packedIds": ["a", "b"], "toolTrace": [],
               "latencySeconds": 0.1},
              {"kind": "tool", "rawResponse": null, "packedIds": ["b", "c"],
               "toolTrace": [{"q": [1, 1.5]}, null], "latencySeconds": 9},
              {"kind": "llm", "rawResponse": "=1+1, \\"so\\"\\r\\nit is", "packedIds": null,
               "toolTrace": ["end"], "latencySeconds": 0.2}]}
            """;

    private static final String TABLE =
            """
            {"format": "plumbline-records", "version": 1, "rows": [
             {"task_id": "t1", "task_family": "f", "condition": "base", "replicate": 0,
              "data_kind": "deterministic_baseline", "model_id": null, "prompt_version": "1",
              "source_record": "recording.json", "source_sha256": null, "call_ids": [0],
              "raw_response": "caf\u00e9", "packed_ids": ["a"], "tool_trace": [],
              "intent_correct": null, "json_parseable": null, "contract_valid": null,
              "semantic_support": null, "complete": null, "answerable": null,
              "task_success": null, "review_note": null, "llm_calls": 0, "tool_calls": 1,
              "latency_seconds": null, "evidence_sha256": null},
             {"task_id": "t1", "task_family": "f", "condition": "llm", "replicate": 0,
              "data_kind": "llm", "model_id": "m", "prompt_version": null,
              "source_record": "recording.json", "source_sha256": null, "call_ids": [1, 2, 3],
              "raw_response": "=1+1, \\"so\\"\\r\\nit is", "packed_ids": ["a", "b", "c"],
              "tool_trace": [{"q": [1, 1.5]}, null, "end"],
              "intent_correct": true, "json_parseable": false, "contract_valid": true,
              "semantic_support": "supported", "complete": true, "answerable": true,
              "task_success": true, "review_note": "'as a says", "llm_calls": 2,
              "tool_calls": 1, "latency_seconds": 0.30000000000000004, "evidence_sha256": null,
              "x": {"retry": true, "annotator": "ada", "independent": false}}]}
            """;

    private static final String ANNOTATIONS =
            """
            {"format": "plumbline-annotations", "version": 1, "annotator": "ada",
             "rubricSha256": null, "independent": false, "rows": [
             {"task_id": "t1", "condition": "llm", "replicate": 0, "evidence_sha256": null,
              "intent_correct": true, "json_parseable": false, "contract_valid": true,
              "semantic_support": "supported", "complete": true, "answerable": true,
              "review_note": "'as a says"}]}
            """;

    final ObjectNode recording = World.read(RECORDING);
    final ObjectNode table = World.read(TABLE);
    final ObjectNode annotations = World.read(ANNOTATIONS);

    RecordWorld() {
        annotations.put("rubricSha256", World.RECORDS_GUIDE.sha256().hex());
        for (JsonNode row : table.get("rows")) {
            sign((ObjectNode) row);
        }
        ((ObjectNode) annotations.at("/rows/0"))
                .set("evidence_sha256", table.at("/rows/1/evidence_sha256"));
        bind();
    }

    /// The three files, by name.
    Map<String, ObjectNode> files() {
        var files = new LinkedHashMap<String, ObjectNode>();
        files.put("recording.json", recording);
        files.put("table.json", table);
        files.put("annotations.json", annotations);
        return files;
    }

    ObjectNode file(String name) {
        return Objects.requireNonNull(files().get(name), name);
    }

    ObjectNode row(int index) {
        return (ObjectNode) table.at("/rows/" + index);
    }

    ObjectNode asked(int index) {
        return (ObjectNode) recording.at("/rows/" + index);
    }

    ObjectNode call(int index) {
        return (ObjectNode) recording.at("/calls/" + index);
    }

    /// The first element of a row's trace of tools; to be signed anew where it changes.
    ObjectNode trace(int index) {
        return (ObjectNode) table.at("/rows/" + index + "/tool_trace/0");
    }

    ObjectNode annotation() {
        return (ObjectNode) annotations.at("/rows/0");
    }

    /// Says of which recording the rows are, after a change of it.
    void bind() {
        String sha256 = World.sha256(World.pretty(recording));
        table.get("rows").forEach(row -> ((ObjectNode) row).put("source_sha256", sha256));
    }

    /// Sets the digest of a row's evidence.
    static void sign(ObjectNode row) {
        var evidence = World.read("{}");
        for (String name : List.of("packed_ids", "raw_response", "tool_trace")) {
            evidence.set(name, row.get(name));
        }
        row.put("evidence_sha256", World.canonicalSha256(evidence));
    }

    /// A copy of a row behind the others.
    ObjectNode addRow(int index) {
        var copy = row(index).deepCopy();
        ((ArrayNode) table.get("rows")).add(copy);
        return copy;
    }

    List<Source> sources() {
        var sources = new ArrayList<Source>();
        files().forEach((name, file) -> sources.add(World.source(name, file)));
        return sources;
    }

    ProblemList validate() {
        return World.validate(sources());
    }
}
