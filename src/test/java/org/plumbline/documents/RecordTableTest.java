package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// One table for all demonstrations, what its rows are, and whose its labels are. The document's
/// own table is of its course; held to its words is the one that comes with the program.
///
/// No test can show:
/// - R13, that whoever begins a study arranges for independent reviewers and keeps what they differ
///   in: what people do. Annotations say whether they are independent (R11), and each person's stay
///   in a file of their own. Tried elsewhere: R12, that annotations are bound to the guide, in
///   [RecordProvenanceTest].
class RecordTableTest extends AtATable {

    private static final String DEMO = Shipped.path("records/table.json");

    // R1
    @Test
    void aTableIsHadAsJsonAndAsCsvAndComesBack() throws IOException {
        String csv = desk.path("table.csv");
        String json = desk.path("back.json");

        assertThat(records("export", DEMO, "-o", csv).code()).isZero();
        assertThat(records("export", csv, "-o", json).code()).isZero();

        assertThat(Path.of(json)).hasSameBinaryContentAs(Path.of(DEMO));
    }

    // R2
    @Test
    void annotationsAndWrittenCounterexamplesCanBeLookedAt() {
        assertThat(
                        problems(
                                Shipped.path("records/fixtures.json"),
                                Shipped.path("records/fixtures-recording.json"),
                                Shipped.path("records/fixtures-annotations.json")))
                .doesNotContain("schema/value", "records/stale", "records/evidence");
        assertThat(Shipped.file("records/annotations.json").get("rows")).isNotEmpty();
    }

    // R3
    @Test
    void fourteenRowsComeFromFourDemonstrationsWithBaselinesAmongThem() {
        List<JsonNode> rows = Shipped.rows(TABLE);

        assertThat(rows).hasSize(14);
        assertThat(texts(rows, "task_family")).hasSize(4);
        assertThat(texts(rows, "source_record")).hasSize(4);
        assertThat(texts(rows, "data_kind")).contains("deterministic_baseline", "llm");
    }

    private static Set<String> texts(List<JsonNode> rows, String member) {
        return rows.stream().map(it -> it.get(member).asString()).collect(Collectors.toSet());
    }

    // R4
    @Test
    void aRepeatedConditionIsAnotherRowOfTheSameTaskAndNoOtherQuestion() {
        assertThat(texts(Shipped.rows(TABLE), "task_id")).hasSize(6);

        JsonNode pairs = pairs(DEMO, "form", "llm", "--family", "request_card");

        assertThat(Shipped.rows(TABLE))
                .filteredOn(it -> it.get("task_family").asString().equals("request_card"))
                .hasSize(5);
        assertThat(pairs.get("n").asInt()).isEqualTo(2);
    }

    // R5
    @Test
    void theTwoModelCallsOfTheRetrievalHaveAConditionEach() {
        assertThat(shown("which-lock", "llm_inspection").get("data_kind").asString())
                .isEqualTo("llm");
        assertThat(shown("which-lock", "llm").get("data_kind").asString()).isEqualTo("llm");
    }

    // R6
    @Test
    void onlyTheNamedConditionsEnterAComparison() {
        JsonNode with = pairs(DEMO, "keyword", "llm", "--family", "retrieval");
        JsonNode other = pairs(DEMO, "keyword", "llm_inspection", "--family", "retrieval");

        assertThat(with.at("/tasks/0/b").asDouble()).isOne();
        assertThat(other.at("/tasks/0/b").asDouble()).isZero();
    }

    // R7
    @Test
    void theFirstCallStaysIncomplete() {
        JsonNode first = shown("which-lock", "llm_inspection");

        assertThat(first.get("complete").asBoolean()).isFalse();
        assertThat(first.get("task_success").asBoolean()).isFalse();
    }

    // R8
    @Test
    void theFixedAgentFailsARequestThatCouldBeResolved() {
        JsonNode fixed = shown("owner-of-alias", "fixed");

        assertThat(fixed.get("answerable").asBoolean()).isTrue();
        assertThat(fixed.at("/x/available").isEmpty()).isFalse();
        assertThat(fixed.get("task_success").asBoolean()).isFalse();
    }

    // R9
    @Test
    void noFailureIsDroppedFromTheTableOrAComparison() {
        JsonNode pairs = pairs(DEMO, "fixed", "llm", "--family", "agent");

        assertThat(pairs.get("n").asInt()).isEqualTo(2);
        assertThat(pairs.at("/tasks/0/taskId").asString()).isEqualTo("owner-of-alias");
        assertThat(pairs.at("/tasks/0/a").asDouble()).isZero();
    }

    // R10, R11
    @ParameterizedTest
    @ValueSource(strings = {"annotator", "independent", "rubricSha256"})
    void annotationsSayWhoseTheyAreWhetherIndependentAndByWhichGuide(String member) {
        JsonNode file = Shipped.file("records/annotations.json");
        assertThat(file.get("annotator").asString()).isEqualTo("editor");
        assertThat(file.get("independent").asBoolean()).isFalse();

        String without =
                desk.write(ANNOTATIONS, Drawing.read(file.toString()).without(member).toString());
        assertThat(problems(without)).containsExactly("schema/missing-field");
    }

    // R13
    @Test
    void theLabelsOfTwoPeopleOnOneRowAreNeverMixed() {
        var recording = new DrawnRecording().llm("one", 1.0, "doc-a").row("t", "llm", 0);
        annotations(built(recording));
        String other = desk.write("other.json", desk.read(ANNOTATIONS).put("annotator", "ben"));

        Ran both =
                records(
                        "build",
                        "--recordings",
                        desk.path(RECORDING),
                        "--annotations",
                        desk.path(ANNOTATIONS),
                        other);

        assertThat(both.code()).isEqualTo(1);
        assertThat(both.out()).isEmpty();
        assertThat(both.err()).contains("records/repeated", "other.json");
    }

    // R14
    @Test
    void aReplacedAnswerNeedsANewReview() {
        var recording = new DrawnRecording().llm("one", 1.0, "doc-a").row("t", "llm", 0);
        annotations(built(recording));
        assertThat(buildReviewed().code()).isZero();

        Drawing.put(recording.node, "/calls/0/rawResponse", "another");
        desk.write(RECORDING, recording.node);

        assertThat(buildReviewed().code()).isEqualTo(1);
        assertThat(buildReviewed().out()).isEmpty();
        assertThat(buildReviewed().err()).contains("records/stale");
    }

    // R15
    @ParameterizedTest
    @ValueSource(strings = {"packedIds", "toolTrace"})
    void noAnnotationIsCarriedOverToOtherEvidence(String member) {
        var recording = new DrawnRecording().llm("one", 1.0, "doc-a").row("t", "llm", 0);
        annotations(built(recording));

        Drawing.put(recording.node, "/calls/0/" + member, List.of("another"));
        desk.write(RECORDING, recording.node);

        assertThat(buildReviewed().err()).contains("records/stale");
    }
}
