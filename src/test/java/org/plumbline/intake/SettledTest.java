package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.files.Source;
import org.plumbline.problem.ProblemList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the formats page settles about rules where values have problems, a test a sentence.
class SettledTest {

    private final World world = new World();
    private final RecordWorld records = new RecordWorld();

    @ParameterizedTest
    @ValueSource(strings = {"latency_seconds", "llm_calls", "json_parseable", "model_id"})
    void taskSuccessIsToldBesideABadValueThatItDoesNotRead(String other) {
        records.row(1).put("task_success", false).putArray(other);

        assertThat(told(records.validate()))
                .containsExactlyInAnyOrder(
                        "records/task-success /rows/1/task_success",
                        "schema/type /rows/1/" + other);
    }

    @ParameterizedTest
    @ValueSource(strings = {"intent_correct", "review_note", "semantic_support"})
    void taskSuccessIsLeftOutWhereAValueThatItReadsHasAProblem(String read) {
        records.row(1).put("task_success", false).putArray(read);

        assertThat(told(records.validate())).containsExactly("schema/type /rows/1/" + read);
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "7", "{}", "\"?\""})
    void idsOfCallsThatAreNoArrayAreNotLookedUp(String calls) {
        records.recording.set("calls", World.read("{\"v\":" + calls + "}").get("v"));

        assertThat(told(records.validate())).containsExactly("schema/type /calls");
    }

    @Test
    void idsOfCallsThatAreMissingAreNotLookedUp() {
        records.recording.remove("calls");

        assertThat(told(records.validate())).containsExactly("schema/missing-field ");
    }

    @Test
    void idsOfCallsThatBreakOffAreNotLookedUp() {
        String text = World.pretty(records.recording);
        String broken = text.substring(0, text.lastIndexOf("\"kind\"")) + "?";

        assertThat(told(World.validate(World.source("recording.json", broken))))
                .containsExactly("json/syntax /calls/3");
    }

    @Test
    void idsOfCallsBesideALineThatIsNoneAreNotLookedUp() {
        Source lines = Lines.of("recording.jsonl", records.recording);
        String text = new String(bytes(lines), UTF_8).replaceFirst("\n\\{\"kind", "\n{kind");

        assertThat(told(World.validate(World.source("recording.jsonl", text))))
                .containsExactly("json/syntax /calls/0");
    }

    @Test
    void idsOfCallsInAnEmptyArrayAreLookedUp() {
        records.recording.putArray("calls");

        assertThat(told(World.validate(World.source("recording.json", records.recording))))
                .hasSize(4)
                .allMatch(one -> one.startsWith("records/call /rows/"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "7", "{}"})
    void idsOfEvidenceThatIsNoArrayAreNotLookedUp(String evidence) {
        JsonNode value = World.read("{\"v\":" + evidence + "}").get("v");
        ((ObjectNode) world.corpus.at("/cases/0")).set("evidence", value);
        ((ObjectNode) world.requests.at("/requests/0")).set("evidence", value);

        assertThat(told(world.validate()))
                .containsExactly(
                        "schema/type /cases/0/evidence", "schema/type /requests/0/evidence");
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "7", "{}"})
    void idsOfClaimsThatAreNoArrayAreNotLookedUp(String claims) {
        JsonNode value = World.read("{\"v\":" + claims + "}").get("v");
        ((ObjectNode) world.corpus.at("/cases/0")).set("claims", value);

        assertThat(told(world.validate())).containsExactly("schema/type /cases/0/claims");
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "7", "{}"})
    void rowsThatAreNoArrayAreNotLookedUp(String rows) {
        records.table.set("rows", World.read("{\"v\":" + rows + "}").get("v"));

        assertThat(told(records.validate())).containsExactly("schema/type /rows");
    }

    @Test
    void aRowIsNotHeldToAnotherRecordingOfTheNameOfABrokenOne() {
        ObjectNode other = records.recording.deepCopy();
        ((ObjectNode) other.at("/rows/1")).put("task_id", "t2");
        records.call(0).remove("kind");

        assertThat(
                        told(
                                World.validate(
                                        World.source("a/recording.json", records.recording),
                                        World.source("b/recording.json", other),
                                        World.source("table.json", records.table))))
                .containsExactly("schema/missing-field /calls/0");
    }

    @Test
    void labelsOfAFileThatLostItsFormatAreNotMissed() {
        world.anna.remove("format");

        assertThat(told(world.validate())).containsExactly("schema/missing-field ");
    }

    @Test
    void incompleteIsNotToldBesideAnUnknownClaim() {
        ((ObjectNode) world.anna.at("/ratings/0/claims/1")).put("claimId", "c-9");

        assertThat(told(world.validate()))
                .containsExactly("labels/claim /ratings/0/claims/1/claimId");
    }

    @Test
    void incompleteIsNotToldBesideARepeatedClaim() {
        ((ObjectNode) world.anna.at("/ratings/0/claims/1")).put("claimId", "c-1");

        assertThat(told(world.validate())).containsExactly("labels/repeated /ratings/0/claims/1");
    }

    @Test
    void incompleteIsToldWhereEachClaimIsSound() {
        ((ArrayNode) world.judge.at("/ratings/0/claims")).remove(1);

        assertThat(told(world.validate())).containsExactly("labels/incomplete /ratings/0/claims");
    }

    @Test
    void aSpanIsComparedWithTheLastSoundOneInFront() {
        var spans = (ArrayNode) world.corpus.at("/cases/0/claims/1/spans");
        spans.removeAll();
        spans.add(span(8, 12));
        spans.add(span(4, 999));
        spans.add(span(4, 8));

        assertThat(told(World.validate(World.source("corpus.json", world.corpus))))
                .containsExactly(
                        "span/range /cases/0/claims/1/spans/1",
                        "span/order /cases/0/claims/1/spans/2");
    }

    @Test
    void aRepeatedRowGetsNoFurtherRule() {
        ObjectNode again = records.addRow(0).put("model_id", "m").put("task_success", true);
        again.put("source_sha256", "0".repeat(64)).put("raw_response", "other");
        ((ArrayNode) records.annotations.get("rows"))
                .add(records.annotation().deepCopy().put("evidence_sha256", "0".repeat(64)));

        assertThat(told(records.validate()))
                .containsExactly("records/repeated /rows/2", "records/repeated /rows/1");
    }

    @Test
    void aRepeatedRowOfARecordingGetsNoFurtherRule() {
        ObjectNode again = records.asked(0).deepCopy().put("model_id", "m");
        again.putArray("call_ids").add(99);
        ((ArrayNode) records.recording.get("rows")).add(again);

        assertThat(told(World.validate(World.source("recording.json", records.recording))))
                .containsExactly("records/repeated /rows/2");
    }

    @Test
    void theWrongDigestOfARubricInARequestsFileIsToldThere() {
        ((ObjectNode) world.requests.get("rubric")).put("sha256", "0".repeat(64));

        assertThat(told(world.validate())).containsExactly("digest/request /rubric/sha256");
    }

    @Test
    void aQuoteInACellWithoutQuotesIsBrokenSyntax() throws Exception {
        String csv = RecordChangesTest.csv(records).replace(",recording.json,", ",t\"2,");

        assertThat(told(World.validate(Source.of("table.csv", csv.getBytes(UTF_8)))))
                .containsExactly("json/syntax /rows/0/source_record");
    }

    private static ObjectNode span(int start, int end) {
        byte[] output = World.OUTPUT.getBytes(UTF_8);
        int to = Math.min(end, output.length);
        return World.read("{}")
                .put("start", start)
                .put("end", end)
                .put("text", new String(output, start, to - start, UTF_8));
    }

    private static byte[] bytes(Source source) {
        try (var channel = source.open()) {
            var buffer = ByteBuffer.allocate((int) channel.size());
            channel.read(buffer);
            return buffer.array();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> told(ProblemList problems) {
        return problems.problems().stream()
                .map(problem -> problem.code().word() + " " + problem.pointer())
                .toList();
    }
}
