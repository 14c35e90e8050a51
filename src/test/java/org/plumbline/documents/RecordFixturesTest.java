package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Five written answers to one question that keep a score from misleading. Held to the document's
/// table are the five that come with the program.
///
/// Tried elsewhere: R48, that an abstention is judged by a guide for tasks that cannot be answered,
/// in [RecordProvenanceTest].
class RecordFixturesTest extends AtATable {

    private static final List<JsonNode> ROWS = Shipped.rows("fixtures.json");

    private static JsonNode row(String condition) {
        return ROWS.stream()
                .filter(it -> it.get("condition").asString().equals(condition))
                .findFirst()
                .orElseThrow();
    }

    // R40 to R44
    @ParameterizedTest
    @CsvSource({
        "supported-complete, supported, true, true",
        "contradicted-complete, contradicted, true, false",
        "insufficient, insufficient_evidence, false, false",
        "supported-incomplete, supported, false, false",
        "unreviewed, null, null, null"
    })
    void fiveAnswersEndInFiveWays(
            String condition, String support, String complete, String success) {
        JsonNode row = row(condition);

        assertThat(row.get("semantic_support").toString().replace("\"", "")).isEqualTo(support);
        assertThat(row.get("complete").toString()).isEqualTo(complete);
        assertThat(row.get("task_success").toString()).isEqualTo(success);
    }

    // R45
    @Test
    void allFiveCiteWhatWasPacked() {
        assertThat(ROWS)
                .hasSize(5)
                .allSatisfy(
                        row ->
                                assertThat(row.at("/x/supplied").propertyNames())
                                        .isNotEmpty()
                                        .containsAll(
                                                row.get("packed_ids")
                                                        .valueStream()
                                                        .map(JsonNode::asString)
                                                        .toList()));
        assertThat(ROWS)
                .allMatch(row -> row.get("packed_ids").equals(ROWS.getFirst().get("packed_ids")));
    }

    // R46
    @Test
    void allFiveAreWrittenByHandAndNoneByAModel() {
        assertThat(ROWS)
                .allMatch(row -> row.get("data_kind").asString().equals("scripted_fixture"))
                .allMatch(row -> row.get("model_id").isNull())
                .allMatch(row -> row.get("llm_calls").asInt() == 0);
    }

    // R47
    @Test
    void whatAnswersTheWholeQuestionWronglyIsCompleteAndFails() {
        var row = DrawnRow.baseline("t", "a").put("data_kind", "scripted_fixture");

        assertThat(wrong(row.put("complete", true).failed())).isEmpty();
        assertThat(wrong(row.put("task_success", true))).containsExactly("records/task-success");
    }

    // R49
    @Test
    void nothingIsInferredFromAnEmptyListOfEvidence() {
        JsonNode row =
                built(new DrawnRecording().llm("I cannot tell.", 1.0).row("t", "llm", 0)).get(0);
        assertThat(row.get("packed_ids").isEmpty()).isTrue();
        for (String label : List.of("answerable", "semantic_support", "complete", "task_success")) {
            assertThat(row.get(label).isNull()).as(label).isTrue();
        }

        var empty = new DrawnRow("t", "a").put("packed_ids", List.of());
        assertThat(wrong(empty)).isEmpty();
        assertThat(wrong(empty.failed())).isEmpty();
    }
}
