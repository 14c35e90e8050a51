package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// How rows come to be, and how they are compared.
///
/// No test can show:
/// - R79, that whoever compares says which uncertainties were looked at: what people do. What an
///   interval speaks of stands beside it (R60), and what the table says of it in
///   [RecordProvenanceTest].
class RecordNewRowsTest extends AtATable {

    private static final List<String> LABELS =
            List.of(
                    "intent_correct",
                    "json_parseable",
                    "contract_valid",
                    "semantic_support",
                    "complete",
                    "answerable",
                    "task_success",
                    "review_note");

    private static final DrawnRecording RECORDING_OF_ONE =
            new DrawnRecording()
                    .tool("found", "found", null)
                    .llm("one", 1.5, "doc-a")
                    .row("t", "llm", 0, 1);

    // R66
    @Test
    void aNewRowHasNullsAndEmptyLists() {
        JsonNode row = built(new DrawnRecording().llm(null, null).row("t", "llm", 0)).get(0);

        assertThat(LABELS).allMatch(label -> row.get(label).isNull());
        assertThat(row.get("raw_response").isNull()).isTrue();
        assertThat(row.get("packed_ids").isEmpty()).isTrue();
        assertThat(row.get("tool_trace").isEmpty()).isTrue();
        assertThat(row.get("latency_seconds").isNull()).isTrue();
    }

    // R67
    @Test
    void whatWasRecordedIsThereBeforeAnyLabel() {
        JsonNode row = built(RECORDING_OF_ONE).get(0);

        assertThat(row.get("raw_response").asString()).isEqualTo("one");
        assertThat(row.get("llm_calls").asInt()).isEqualTo(1);
        assertThat(row.get("tool_calls").asInt()).isEqualTo(1);
        assertThat(LABELS).allMatch(label -> row.get(label).isNull());
    }

    // R68
    @Test
    void labelsComeFromAReviewAlone() {
        annotations(built(RECORDING_OF_ONE));

        JsonNode row = buildReviewed().json().at("/rows/0");

        assertThat(row.get("semantic_support").asString()).isEqualTo("supported");
        assertThat(row.get("task_success").asBoolean()).isTrue();
        assertThat(row.get("json_parseable").isNull()).isTrue();
    }

    // R69
    @Test
    void rowsAreHeldToRules() {
        assertThat(wrong(new DrawnRow("t", "a"))).isEmpty();

        desk.change(TABLE, file -> file.withObject("/rows/0").put("raw_response", "changed"));

        assertThat(problems(desk.path(TABLE))).contains("records/evidence");
    }

    // R70
    @Test
    void aComparisonRefusesARowThatIsThereTwice() {
        refused(
                "records/repeated",
                table(new DrawnRow("t", "a"), new DrawnRow("t", "a"), new DrawnRow("t", "b")),
                "a",
                "b");
    }

    // R71
    @Test
    void aComparisonRefusesATaskWithoutOneOfItsConditions() {
        refused(
                "records/missing-condition",
                table(new DrawnRow("t", "a"), new DrawnRow("t", "b"), new DrawnRow("u", "a")),
                "a",
                "b");
    }

    // R72
    @Test
    void aComparisonRefusesAScoreThatNobodyReviewed() {
        refused(
                "records/unreviewed",
                table(new DrawnRow("t", "a"), new DrawnRow("t", "b").unreviewed()),
                "a",
                "b");
    }

    // R73
    @Test
    void aComparisonRefusesSimulatedBesideOtherOutcomes() {
        refused(
                "records/mixed",
                table(
                        DrawnRow.synthetic("t", "a"),
                        DrawnRow.synthetic("t", "b"),
                        new DrawnRow("u", "a"),
                        new DrawnRow("u", "b")),
                "a",
                "b");
    }

    // R74
    @Test
    void theOrderOfRowsDecidesNothing() {
        List<DrawnRow> rows = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            rows.add(new DrawnRow("t" + i, "a"));
            rows.add(i % 2 == 0 ? new DrawnRow("t" + i, "b") : new DrawnRow("t" + i, "b").failed());
        }
        JsonNode inOrder = pairs(table(rows.toArray(DrawnRow[]::new)), "a", "b");

        Collections.shuffle(rows, new Random(20261201));

        assertThat(pairs(table(rows.toArray(DrawnRow[]::new)), "a", "b")).isEqualTo(inOrder);
    }

    // R75
    @Test
    void theTableIsRebuiltFromRecordingsAndAnnotations() throws IOException {
        String rebuilt = desk.path("rebuilt.json");
        List<String> words = new ArrayList<>(List.of("--recordings"));
        for (String name : List.of("explain", "retrieval", "agent", "request-card")) {
            words.add(Shipped.path("records/" + name + ".json"));
        }
        words.addAll(List.of("--annotations", Shipped.path("records/annotations.json")));
        words.addAll(List.of("-o", rebuilt));

        assertThat(records("build", words.toArray(String[]::new)).code()).isZero();

        assertThat(Path.of(rebuilt))
                .hasSameBinaryContentAs(Path.of(Shipped.path("records/table.json")));
    }

    // R76
    @Test
    void toBuildInfersNothingAndInventsNoLabel() {
        var recording =
                new DrawnRecording()
                        .llm("one", 1.0)
                        .llm("two", 1.0)
                        .row("t", "a", 0)
                        .row("t", "b", 1);
        JsonNode rows = built(recording);
        annotations(Drawing.read("{\"rows\": []}").withArray("rows").add(rows.get(0)));

        JsonNode reviewed = buildReviewed().json().get("rows");

        assertThat(reviewed.at("/0/task_success").asBoolean()).isTrue();
        assertThat(LABELS).allMatch(label -> reviewed.get(1).get(label).isNull());
        assertThat(reviewed.get(1)).isEqualTo(rows.get(1));
    }

    // R77
    @Test
    void aNewTableIsWrittenBesideAndNeverOverWhatItIsMadeOf() throws IOException {
        String recording = desk.write(RECORDING, RECORDING_OF_ONE.node);
        String before = Files.readString(Path.of(recording));

        assertThat(records("build", "--recordings", recording, "-o", recording).code())
                .isEqualTo(2);
        assertThat(records("build", "--recordings", recording, "-o", desk.path("new.json")).code())
                .isZero();

        assertThat(Files.readString(Path.of(recording))).isEqualTo(before);
        assertThat(Path.of(desk.path("new.json"))).exists();
    }

    // R78
    @Test
    void howTasksWereSampledStaysWithTheTableAndItsComparisons() {
        String table = table(new DrawnRow("t", "a"), new DrawnRow("t", "b"));
        desk.change(TABLE, file -> file.putObject("x").put("samplingDesign", "every tenth ticket"));

        assertThat(pairs(table, "a", "b").get("samplingDesign").asString())
                .isEqualTo("every tenth ticket");
        assertThat(
                        records("export", table, "--format", "json")
                                .json()
                                .at("/x/samplingDesign")
                                .asString())
                .isEqualTo("every tenth ticket");
    }
}
