package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A test that lays tables, recordings and annotations on a desk and runs `plumbline records`.
abstract class AtATable extends AtADesk {

    static final String TABLE = "table.json";
    static final String RECORDING = "recording.json";
    static final String ANNOTATIONS = "annotations.json";

    /// Lays a table and gives its path.
    final String table(DrawnRow... rows) {
        ObjectNode file =
                Drawing.read("{\"format\": \"plumbline-records\", \"version\": 1, \"rows\": []}");
        for (DrawnRow row : rows) {
            ((ArrayNode) file.get("rows")).add(row.signed());
        }
        return desk.write(TABLE, file);
    }

    /// What is wrong with files, held to each other.
    final List<String> problems(String... files) {
        List<String> words = new ArrayList<>(List.of("records", "validate"));
        words.addAll(List.of(files));
        words.addAll(List.of("--format", "json"));
        return Ran.run(words.toArray(String[]::new)).codes();
    }

    /// What is wrong with a table of these rows.
    final List<String> wrong(DrawnRow... rows) {
        return problems(table(rows));
    }

    static Ran records(String command, String... words) {
        return Ran.run(
                Stream.concat(Stream.of("records", command), Stream.of(words))
                        .toArray(String[]::new));
    }

    /// Compares two conditions of a table.
    static JsonNode pairs(String table, String a, String b, String... more) {
        Ran ran =
                records(
                        "pairs",
                        Stream.concat(Stream.of(table, "--a", a, "--b", b), Stream.of(more))
                                .toArray(String[]::new));
        assertThat(ran.code()).as(ran.err()).isZero();
        return ran.json();
    }

    /// Holds that a comparison is refused, with nothing written, for this reason.
    static void refused(String code, String table, String a, String b) {
        Ran ran = records("pairs", table, "--a", a, "--b", b);
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(code);
    }

    /// Builds the rows of a recording that lies on the desk, without annotations.
    final JsonNode built(DrawnRecording recording) {
        Ran ran = records("build", "--recordings", desk.write(RECORDING, recording.node));
        assertThat(ran.code()).as(ran.err()).isZero();
        return ran.json().get("rows");
    }

    /// Lays annotations that find each of these rows good.
    final String annotations(JsonNode rows) {
        ObjectNode file =
                Drawing.read("{\"format\": \"plumbline-annotations\", \"version\": 1}")
                        .put("annotator", "ada")
                        .put("independent", true);
        file.set("rubricSha256", Shipped.file("records/annotations.json").get("rubricSha256"));
        ArrayNode all = file.putArray("rows");
        for (JsonNode row : rows) {
            ObjectNode said = all.addObject();
            for (String key :
                    new String[] {"task_id", "condition", "replicate", "evidence_sha256"}) {
                said.set(key, row.get(key));
            }
            said.put("intent_correct", true).putNull("json_parseable").put("contract_valid", true);
            said.put("semantic_support", "supported").put("complete", true).put("answerable", true);
            String looked = row.get("task_id").asString() + ", " + row.get("condition").asString();
            said.put("review_note", "looked at " + looked);
        }
        return desk.write(ANNOTATIONS, file);
    }

    /// Builds the recording of the desk with its annotations.
    final Ran buildReviewed() {
        return records(
                "build",
                "--recordings",
                desk.path(RECORDING),
                "--annotations",
                desk.path(ANNOTATIONS));
    }

    /// The demonstration's row of a task and condition; the first replicate.
    static JsonNode shown(String task, String condition) {
        return Shipped.rows(TABLE).stream()
                .filter(it -> it.get("task_id").asString().equals(task))
                .filter(it -> it.get("condition").asString().equals(condition))
                .findFirst()
                .orElseThrow();
    }
}
