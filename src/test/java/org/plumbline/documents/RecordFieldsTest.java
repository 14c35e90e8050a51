package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The fields of a row that are recorded, and what they mean.
class RecordFieldsTest extends AtATable {

    // R16
    @Test
    void aTaskAndItsFamilyNameTheQuestionAndWhatItAimsAt() {
        String table =
                table(
                        new DrawnRow("t", "a"),
                        new DrawnRow("t", "b"),
                        new DrawnRow("u", "a").put("task_family", "g"),
                        new DrawnRow("u", "b").put("task_family", "g"));

        refused("records/family", table, "a", "b");
        assertThat(pairs(table, "a", "b", "--family", "g").at("/tasks/0/taskId").asString())
                .isEqualTo("u");
    }

    // R17
    @Test
    void fiveCallsOnOneTaskAreOneOutcome() {
        var recording = new DrawnRecording();
        for (int i = 0; i < 5; i++) {
            recording.llm("step " + i, 1.0);
        }

        JsonNode rows = built(recording.row("t", "llm", 0, 1, 2, 3, 4));

        assertThat(rows).hasSize(1);
        assertThat(rows.at("/0/llm_calls").asInt()).isEqualTo(5);
        assertThat(rows.at("/0/raw_response").asString()).isEqualTo("step 4");
    }

    // R18, R19
    @Test
    void taskConditionAndReplicateTogetherOccurOnce() {
        assertThat(
                        wrong(
                                new DrawnRow("t", "a"),
                                new DrawnRow("t", "b"),
                                new DrawnRow("t", "a").put("replicate", 1)))
                .doesNotContain("records/repeated");

        assertThat(wrong(new DrawnRow("t", "a"), new DrawnRow("t", "a")))
                .contains("records/repeated");
    }

    // R20
    @ParameterizedTest
    @ValueSource(strings = {"llm", "deterministic_baseline", "synthetic", "scripted_fixture"})
    void aRowIsOfAModelABaselineASimulationOrWrittenByHand(String kind) {
        DrawnRow row =
                kind.equals("llm")
                        ? new DrawnRow("t", "a")
                        : DrawnRow.baseline("t", "a").put("data_kind", kind);
        assertThat(wrong(row)).isEmpty();

        assertThat(wrong(row.put("data_kind", "guess"))).contains("schema/value");
    }

    // R21
    @Test
    void theKindOfARowStaysWithItInEveryForm() {
        String table = table(DrawnRow.synthetic("t", "a"), new DrawnRow("u", "a"));

        for (String form : List.of("json", "jsonl", "csv")) {
            assertThat(records("export", table, "--format", form).out())
                    .contains("synthetic", "llm");
        }
    }

    // R22
    @Test
    void aRowNamesItsModelAndItsPrompt() {
        JsonNode row = built(new DrawnRecording().llm("one", 1.0).row("t", "llm", 0)).get(0);

        assertThat(row.get("model_id").asString()).isEqualTo("model-1");
        assertThat(row.get("prompt_version").asString()).isEqualTo("1");
    }

    // R23
    @Test
    void aBaselineHasNoModel() {
        assertThat(wrong(DrawnRow.baseline("t", "a"))).isEmpty();
        assertThat(wrong(DrawnRow.baseline("t", "a").put("model_id", "model-1")))
                .contains("records/baseline");
    }

    // R23
    @Test
    void aBaselineCallsNoModel() {
        assertThat(wrong(DrawnRow.baseline("t", "a").put("llm_calls", 1)))
                .contains("records/baseline");
    }

    // R24
    @Test
    void aRowNamesItsFileByDigestAndItsCallsFromZero() {
        JsonNode rows =
                built(
                        new DrawnRecording()
                                .llm("first", 1.0)
                                .llm("second", 1.0)
                                .row("t", "a", 0)
                                .row("t", "b", 1));
        assertThat(rows.at("/0/raw_response").asString()).isEqualTo("first");
        assertThat(rows.at("/0/source_record").asString()).isEqualTo(RECORDING);
        assertThat(rows.at("/0/source_sha256").asString())
                .isEqualTo(Drawing.sha256(desk.read(RECORDING).toPrettyString()));

        var past = new DrawnRecording().llm("first", 1.0).row("t", "a", 0, 1);
        assertThat(problems(desk.write(RECORDING, past.node))).contains("records/call");
    }

    // R24
    @Test
    void aRowThatNamesAnotherFileIsRefused() {
        var recording = new DrawnRecording().llm("first", 1.0).row("t", "a", 0);
        String made = desk.write(RECORDING, recording.node);
        String table = desk.path(TABLE);
        records("build", "--recordings", made, "-o", table);
        assertThat(problems(table, made)).isEmpty();

        desk.change(TABLE, file -> file.withObject("/rows/0").put("source_sha256", "0".repeat(64)));

        assertThat(problems(table, made)).contains("records/source");
    }

    // R25
    @Test
    void textPackedIdsAndWhatToolsShowedAreKeptFailuresToo() {
        var failure = Map.of("tool", "lookup", "error", "timed out");

        JsonNode row =
                built(
                                new DrawnRecording()
                                        .tool(null, failure, null)
                                        .llm("I could not look it up.", 1.0, "doc-a", "doc-b")
                                        .row("t", "llm", 0, 1))
                        .get(0);

        assertThat(row.get("raw_response").asString()).isEqualTo("I could not look it up.");
        assertThat(row.get("packed_ids").toString()).isEqualTo("[\"doc-a\",\"doc-b\"]");
        assertThat(row.at("/tool_trace/0/error").asString()).isEqualTo("timed out");
    }

    // R33
    @Test
    void callsOfModelsAndOfToolsAreCountedApart() {
        JsonNode row =
                built(
                                new DrawnRecording()
                                        .tool("found", "found", 9.0)
                                        .llm("one", 1.0)
                                        .tool("found", "again", 9.0)
                                        .row("t", "llm", 0, 1, 2))
                        .get(0);

        assertThat(row.get("llm_calls").asInt()).isEqualTo(1);
        assertThat(row.get("tool_calls").asInt()).isEqualTo(2);
    }

    // R34
    @Test
    void latencySumsTheCallsOfModelsAndNoTime() {
        JsonNode row =
                built(
                                new DrawnRecording()
                                        .tool("loaded", "loaded", 60.0)
                                        .llm("one", 1.5)
                                        .llm("two", 0.25)
                                        .row("t", "llm", 0, 1, 2))
                        .get(0);

        assertThat(row.get("latency_seconds").asDouble()).isCloseTo(1.75, within(1e-12));
    }

    // R35
    @Test
    void theLatencyOfABaselineWasNotMeasuredAndIsNotZero() {
        var recording =
                new DrawnRecording()
                        .tool("found", "found", 0.5)
                        .row("t", "fixed", "deterministic_baseline", null, 0);
        assertThat(built(recording).at("/0/latency_seconds").isNull()).isTrue();

        assertThat(wrong(DrawnRow.baseline("t", "a").put("latency_seconds", 0)))
                .contains("records/baseline");
    }

    // R38
    @Test
    void aSafeRefusalKeepsTheContractAndDoesNotFulfilWhatCouldBeDone() {
        JsonNode refusal = shown("owner-of-alias", "fixed");

        assertThat(refusal.get("contract_valid").asBoolean()).isTrue();
        assertThat(refusal.get("complete").asBoolean()).isFalse();
        assertThat(refusal.get("task_success").asBoolean()).isFalse();
    }

    // R39
    @ParameterizedTest
    @CsvSource({"llm, true", "form, false"})
    void aRefusalSucceedsOnlyWhereItKeepsTheSettingsAndNamesTheUnsupportedCase(
            String condition, boolean success) {
        JsonNode refusal = shown("chaos-in-production", condition);

        assertThat(refusal.get("answerable").asBoolean()).isFalse();
        assertThat(
                        refusal.get("intent_correct").asBoolean()
                                && refusal.get("contract_valid").asBoolean())
                .isEqualTo(success);
        assertThat(refusal.get("task_success").asBoolean()).isEqualTo(success);
    }
}
