package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Statements on where rows and labels come from: who annotated and by which guide, which model,
/// what building gives, and which cells there must be.
class RecordProvenanceTest extends AtATable {

    private static final DrawnRecording TWO =
            new DrawnRecording().llm("one", 1.0).llm("two", 1.0).row("t", "a", 0).row("t", "b", 1);

    // R10, R11
    @Test
    void whoseTheLabelsAreAndWhetherIndependentStaysWithRowsAndComparisons() {
        annotations(built(TWO));
        Ran reviewed = buildReviewed();
        assertThat(reviewed.json().at("/rows/0/x/annotator").asString()).isEqualTo("ada");
        assertThat(reviewed.json().at("/rows/0/x/independent").asBoolean()).isTrue();

        String table = desk.write(TABLE, reviewed.out());
        JsonNode pairs = pairs(table, "a", "b");

        assertThat(pairs.get("annotators").toString()).isEqualTo("[\"ada\"]");
        assertThat(pairs.get("independent").asBoolean()).isTrue();
        assertThat(records("export", table, "--format", "csv").out()).contains("ada");
        assertThat(
                        pairs(
                                        Shipped.path("records/table.json"),
                                        "fixed",
                                        "llm",
                                        "--family",
                                        "agent")
                                .get("independent")
                                .asBoolean(true))
                .isFalse();
    }

    // R12
    @Test
    void annotationsByAnotherGuideAreRefused() {
        annotations(built(TWO));
        desk.change(ANNOTATIONS, file -> file.put("rubricSha256", "0".repeat(64)));

        assertThat(problems(desk.path(ANNOTATIONS))).containsExactly("labels/rubric");
        assertThat(buildReviewed().code()).isEqualTo(1);
        assertThat(buildReviewed().err()).contains("labels/rubric");
    }

    // R48
    @Test
    void theGuideForRecordsSaysHowTasksThatCannotBeAnsweredAreJudgedAndAnnotationsAreBoundToIt()
            throws IOException {
        String guide = Files.readString(Path.of(Shipped.path("records/guide.md")));

        assertThat(guide).contains("answerable");
        assertThat(Shipped.file("records/annotations.json").get("rubricSha256").asString())
                .isEqualTo(Drawing.sha256(guide));
    }

    // R20, R22
    @Test
    void aModelsRowNamesItsModelAndNoOtherKindCallsOne() {
        assertThat(wrong(new DrawnRow("t", "a").put("model_id", null)))
                .containsExactly("records/model");
        assertThat(wrong(DrawnRow.synthetic("t", "a").put("llm_calls", 1)))
                .containsExactly("records/model");
        assertThat(
                        wrong(
                                DrawnRow.synthetic("t", "a")
                                        .put("data_kind", "scripted_fixture")
                                        .put("llm_calls", 1)))
                .containsExactly("records/model");
    }

    // R58
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void noCellMayLackATaskThatAnotherHas(boolean whole) {
        var rows = new ArrayList<DrawnRow>();
        for (String task : new String[] {"t", "u"}) {
            for (boolean cache : new boolean[] {true, false}) {
                if (whole || !cache || task.equals("t")) {
                    var row = DrawnRow.synthetic(task, "cache " + cache);
                    row.node.set("x", Drawing.read("{}").put("cache", cache));
                    rows.add(row);
                }
            }
        }
        String table = table(rows.toArray(DrawnRow[]::new));

        Ran ran = records("factorial", table, "--factors", "cache");

        assertThat(ran.code()).isEqualTo(whole ? 0 : 1);
        if (!whole) {
            assertThat(ran.err()).contains("records/missing-cell");
        }
    }

    // R75
    @Test
    void aRowThatIsNotWhatItsRecordingGivesIsPointedOut() {
        String recording = desk.write(RECORDING, TWO.node);
        String table = desk.path(TABLE);
        records("build", "--recordings", recording, "-o", table);
        assertThat(problems(table, recording)).isEmpty();

        desk.change(TABLE, file -> file.withObject("/rows/0").put("latency_seconds", 9));

        assertThat(problems(table, recording)).containsExactly("records/rebuilt");
    }

    // R79
    @Test
    void theUncertaintiesThatATableNamesStandBesideItsComparisons() {
        String table = table(new DrawnRow("t", "a"), new DrawnRow("t", "b"));
        desk.change(
                TABLE,
                file ->
                        Drawing.put(
                                file, "/x", Map.of("uncertainty", new String[] {"one reviewer"})));

        assertThat(pairs(table, "a", "b").get("uncertainty").toString())
                .isEqualTo("[\"one reviewer\"]");
    }
}
