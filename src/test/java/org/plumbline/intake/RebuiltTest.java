package org.plumbline.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;
import org.plumbline.problem.Problem;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A table that lies beside its recordings is held to what building gives of them, and its labels
/// to the annotations where these are given.
class RebuiltTest {

    private final RecordWorld world = new RecordWorld();

    static List<Arguments> changesOfWhatWasRecorded() {
        return List.of(
                change(row -> row.put("task_id", "t2"), "/rows/1/task_id"),
                change(row -> row.put("task_family", "g"), "/rows/1/task_family"),
                change(row -> row.put("condition", "better"), "/rows/1/condition"),
                change(row -> row.put("replicate", 7), "/rows/1/replicate"),
                change(row -> row.put("model_id", "n"), "/rows/1/model_id"),
                change(row -> row.put("prompt_version", "2"), "/rows/1/prompt_version"),
                change(row -> row.putNull("source_record"), "/rows/1/source_record"),
                change(row -> row.putNull("source_sha256"), "/rows/1/source_sha256"),
                change(
                        row -> row.putArray("call_ids").add(1).add(2).add(3).add(3),
                        "/rows/1/call_ids"),
                change(row -> row.put("llm_calls", 1), "/rows/1/llm_calls"),
                change(row -> row.putNull("llm_calls"), "/rows/1/llm_calls"),
                change(row -> row.put("tool_calls", 0), "/rows/1/tool_calls"),
                change(row -> row.put("latency_seconds", 0.3), "/rows/1/latency_seconds"),
                change(row -> ((ObjectNode) row.get("x")).put("retry", false), "/rows/1/x"),
                change(row -> ((ObjectNode) row.get("x")).put("seen", 1), "/rows/1/x"),
                change(row -> row.remove("x"), "/rows/1"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("changesOfWhatWasRecorded")
    void aMemberThatTheRecordingDoesNotGiveIsToldOnceAtThatMember(
            Consumer<ObjectNode> change, String pointer) {
        change.accept(world.row(1));

        assertThat(rebuilt(recordingAndTable()))
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.file()).isEqualTo("table.json");
                            assertThat(problem.pointer()).isEqualTo(pointer);
                        });
    }

    /// The digest of the recording is what tells that the evidence is another; without it the row
    /// still is not what building gives.
    @Test
    void evidenceThatIsNotOfTheCallsIsToldWhereTheDigestOfTheRecordingIsMissing() {
        world.row(1).put("raw_response", "tea").putNull("source_sha256");
        RecordWorld.sign(world.row(1));

        assertThat(rebuilt(recordingAndTable()))
                .extracting(Problem::pointer)
                .containsExactly("/rows/1/source_sha256", "/rows/1/raw_response");
    }

    static List<Arguments> changesOfLabels() {
        return List.of(
                change(row -> row.put("json_parseable", true), "/rows/1/json_parseable"),
                change(row -> row.putNull("json_parseable"), "/rows/1/json_parseable"),
                change(row -> row.putNull("answerable"), "/rows/1/answerable"),
                change(
                        row -> row.put("complete", false).put("task_success", false),
                        "/rows/1/complete"),
                change(
                        row ->
                                row.put("semantic_support", "contradicted")
                                        .put("task_success", false),
                        "/rows/1/semantic_support"),
                change(row -> row.put("review_note", "as b says"), "/rows/1/review_note"),
                change(row -> ((ObjectNode) row.get("x")).put("annotator", "eve"), "/rows/1/x"),
                change(row -> ((ObjectNode) row.get("x")).put("independent", true), "/rows/1/x"),
                change(row -> ((ObjectNode) row.get("x")).remove("independent"), "/rows/1/x"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("changesOfLabels")
    void aLabelThatTheAnnotationDoesNotGiveIsToldOnceWhereAnnotationsAreGiven(
            Consumer<ObjectNode> change, String pointer) {
        change.accept(world.row(1));

        assertThat(rebuilt(world.sources())).extracting(Problem::pointer).containsExactly(pointer);
        assertThat(rebuilt(recordingAndTable())).isEmpty();
    }

    @Test
    void aLabelThatNobodyGaveIsInvented() {
        world.row(0).put("contract_valid", true);
        world.row(0).putObject("x").put("annotator", "ada");

        assertThat(rebuilt(world.sources()))
                .extracting(Problem::pointer)
                .containsExactly("/rows/0/contract_valid", "/rows/0/x");
        assertThat(rebuilt(recordingAndTable())).isEmpty();
    }

    @Test
    void bothValuesAreInTheMessage() {
        world.row(1).put("review_note", "as b says");

        assertThat(rebuilt(world.sources()).getFirst().message())
                .isEqualTo(
                        "\"as b says\" where building from the annotations gives \"'as a says\"");
    }

    @Test
    void aRowThatTheRecordingDoesNotHaveIsToldAsAWhole() {
        world.addRow(0).put("replicate", 3).putArray("call_ids").add(0).add(0);

        assertThat(rebuilt(recordingAndTable()))
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.pointer()).isEqualTo("/rows/2");
                            assertThat(problem.message())
                                    .isEqualTo(
                                            "building from \"recording.json\" gives no row of task"
                                                    + " \"t1\", condition \"base\", replicate 3");
                        });
    }

    @Test
    void aRowWithAnotherErrorIsToldForThatAlone() {
        world.row(1).put("latency_seconds", 0.25).put("task_success", false);

        assertThat(validate(world.sources()))
                .extracting(Problem::code)
                .containsExactly(Code.RECORDS_TASK_SUCCESS);
    }

    @Test
    void aWarningIsNoReasonToLeaveARowOut() {
        world.row(1).put("answerable", false);

        assertThat(validate(world.sources()))
                .extracting(Problem::code)
                .containsExactly(Code.RECORDS_REBUILT, Code.RECORDS_REFUSAL_ACTED);
    }

    @Test
    void aTableOfARecordingThatIsNotThereIsNotHeldToTheOthers() {
        world.row(0).put("source_record", "other.json");
        world.row(1).put("latency_seconds", 0.25);

        assertThat(validate(world.sources())).isEmpty();
    }

    @Test
    void aRecordingWithAnErrorIsNoneToBuildFrom() {
        world.row(1).put("latency_seconds", 0.25);
        world.call(2).put("latencySeconds", -1);
        world.bind();

        assertThat(rebuilt(world.sources())).isEmpty();
    }

    @Test
    void annotationsWithAnErrorLeaveTheLabelsAlone() {
        world.row(1).put("json_parseable", true).put("latency_seconds", 0.25);
        var stale = world.annotation().deepCopy().put("condition", "base");
        ((ArrayNode) world.annotations.get("rows")).add(stale);

        assertThat(validate(world.sources()))
                .extracting(Problem::code, Problem::pointer)
                .extracting(Object::toString)
                .satisfiesExactly(
                        table -> assertThat(table).contains("REBUILT", "/rows/1/latency_seconds"),
                        said -> assertThat(said).contains("STALE", "/rows/1/evidence_sha256"));
    }

    @Test
    void annotationsOfOtherTablesLeaveTheLabelsAlone() {
        world.row(1).put("json_parseable", true);
        ((ArrayNode) world.annotations.get("rows")).removeAll();

        assertThat(validate(world.sources())).isEmpty();
    }

    @Test
    void aRowOfSeveralAnnotatorsMayBeBuiltWithAnyOfThem() {
        ObjectNode ben = world.annotations.deepCopy().put("annotator", "ben");
        ((ObjectNode) ben.at("/rows/0")).put("complete", false);
        List<Source> both = world.sources();
        both.add(World.source("ben.json", ben));

        assertThat(rebuilt(both)).isEmpty();
        var other = new ArrayList<>(recordingAndTable());
        other.add(World.source("ben.json", ben));
        assertThat(rebuilt(other))
                .extracting(Problem::pointer)
                .containsExactly("/rows/1/complete", "/rows/1/x");
    }

    @Test
    void whatWasHeldBackStandsInTheOrderOfTheFile() {
        world.row(0).put("prompt_version", "2").put("tool_calls", 2);
        world.row(1).put("complete", false).put("task_success", false).put("llm_calls", 9);

        assertThat(rebuilt(world.sources()))
                .extracting(Problem::pointer)
                .containsExactly(
                        "/rows/0/prompt_version",
                        "/rows/0/tool_calls",
                        "/rows/1/complete",
                        "/rows/1/llm_calls");
    }

    private static Arguments change(Consumer<ObjectNode> change, String pointer) {
        return Arguments.of(change, pointer);
    }

    private List<Source> recordingAndTable() {
        return List.of(
                World.source("table.json", world.table),
                World.source("recording.json", world.recording));
    }

    private static List<Problem> rebuilt(List<Source> sources) {
        return validate(sources).stream()
                .filter(problem -> problem.code() == Code.RECORDS_REBUILT)
                .toList();
    }

    private static List<Problem> validate(List<Source> sources) {
        return World.validate(sources).problems();
    }
}
