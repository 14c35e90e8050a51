package org.plumbline.intake;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.plumbline.problem.Code;
import tools.jackson.databind.node.ArrayNode;

/// What is changed in a good recording, its table or its annotations, and what is then told.
final class RecordChanges {

    record Change(
            String title,
            Consumer<RecordWorld> change,
            Code code,
            String file,
            String pointer,
            String words) {

        @Override
        public String toString() {
            return code.word() + ": " + title;
        }
    }

    private RecordChanges() {}

    static Stream<Change> all() {
        return Stream.of(tables(), recordings(), annotations()).flatMap(List::stream);
    }

    private static Change table(
            String title, Consumer<RecordWorld> change, Code code, String pointer, String words) {
        return new Change(title, change, code, "table.json", pointer, words);
    }

    private static List<Change> tables() {
        return List.of(
                table(
                        "a row twice",
                        world -> world.addRow(1),
                        Code.RECORDS_REPEATED,
                        "/rows/2",
                        "has a row before, at table.json:"),
                table(
                        "a baseline with a model",
                        world -> world.row(0).put("model_id", "m"),
                        Code.RECORDS_BASELINE,
                        "/rows/0/model_id",
                        "null is expected"),
                table(
                        "a baseline with a latency of 0",
                        world -> world.row(0).put("latency_seconds", 0),
                        Code.RECORDS_BASELINE,
                        "/rows/0/latency_seconds",
                        "not measured"),
                table(
                        "a call that the recording lacks",
                        world -> ((ArrayNode) world.row(0).get("call_ids")).add(4),
                        Code.RECORDS_CALL,
                        "/rows/0/call_ids/1",
                        "the recording has 4"),
                table(
                        "the digest of another recording",
                        world -> world.row(1).put("source_sha256", "0".repeat(64)),
                        Code.RECORDS_SOURCE,
                        "/rows/1/source_sha256",
                        "build the table again"),
                table(
                        "a response that was replaced",
                        world -> world.row(0).put("raw_response", "cafe\u0301"),
                        Code.RECORDS_EVIDENCE,
                        "/rows/0/evidence_sha256",
                        "what was reviewed has changed"),
                table(
                        "a response and digest that the recording does not have",
                        world -> {
                            world.row(0).put("raw_response", "tea");
                            RecordWorld.sign(world.row(0));
                        },
                        Code.RECORDS_EVIDENCE,
                        "/rows/0/evidence_sha256",
                        "the calls of"),
                table(
                        "success without a note",
                        world -> world.row(1).put("review_note", " \n"),
                        Code.RECORDS_TASK_SUCCESS,
                        "/rows/1/task_success",
                        "true where the review comes to null: review_note says nothing"),
                table(
                        "success that nobody reviewed",
                        world -> world.row(0).put("task_success", true),
                        Code.RECORDS_TASK_SUCCESS,
                        "/rows/0/task_success",
                        "comes to null: intent_correct is not reviewed"),
                table(
                        "a tool call where the task cannot be answered",
                        world -> {
                            world.row(1).put("answerable", false);
                            world.annotation().put("answerable", false);
                        },
                        Code.RECORDS_REFUSAL_ACTED,
                        "/rows/1/answerable",
                        "tool_calls is 1"),
                table(
                        "a baseline with a call of a model",
                        world -> world.row(0).put("llm_calls", 1),
                        Code.RECORDS_BASELINE,
                        "/rows/0/llm_calls",
                        "0 is expected"),
                table(
                        "a model's row that does not say which",
                        world -> world.row(1).putNull("model_id"),
                        Code.RECORDS_MODEL,
                        "/rows/1/model_id",
                        "a text is expected"),
                table(
                        "a synthetic row that called a model",
                        world -> world.row(1).put("data_kind", "synthetic"),
                        Code.RECORDS_MODEL,
                        "/rows/1/llm_calls",
                        "a synthetic row calls no model, so 0 is expected here, not 2"),
                table(
                        "a fixture that called a model",
                        world -> world.row(1).put("data_kind", "scripted_fixture"),
                        Code.RECORDS_MODEL,
                        "/rows/1/llm_calls",
                        "a scripted_fixture row calls no model"),
                table(
                        "a latency that the calls do not come to",
                        world -> world.row(1).put("latency_seconds", 0.25),
                        Code.RECORDS_REBUILT,
                        "/rows/1/latency_seconds",
                        "0.25 where building from \"recording.json\" gives 0.30000000000000004"),
                table(
                        "a number in the trace with more digits than a double",
                        world -> world.trace(1).put("id", 1234567890123456789L),
                        Code.RECORDS_NUMBER,
                        "/rows/1/tool_trace/0/id",
                        "1234567890123456789 has more digits"),
                table(
                        "a call of another row",
                        world -> world.addRow(1).put("replicate", 1).put("source_record", "other"),
                        Code.RECORDS_SHARED_CALL,
                        "/rows/2/call_ids",
                        "has call 1 too"),
                table(
                        "a note of other evidence",
                        world -> {
                            world.row(0).put("review_note", "'as a says");
                            ((ArrayNode) world.annotations.get("rows")).removeAll();
                        },
                        Code.RECORDS_NOTE_REPEATED,
                        "/rows/1/review_note",
                        "under other evidence"),
                table(
                        "a replicate below 0",
                        world -> world.row(0).put("replicate", -1),
                        Code.SCHEMA_VALUE,
                        "/rows/0/replicate",
                        "an integer from 0"),
                table(
                        "a kind that does not exist",
                        world -> world.row(0).put("data_kind", "human"),
                        Code.SCHEMA_VALUE,
                        "/rows/0/data_kind",
                        "\"synthetic\""),
                table(
                        "support as a boolean",
                        world -> world.row(1).put("semantic_support", true),
                        Code.SCHEMA_TYPE,
                        "/rows/1/semantic_support",
                        "true where"));
    }

    private static Change recording(
            String title, Consumer<RecordWorld> change, Code code, String pointer, String words) {
        Consumer<RecordWorld> bound = change.andThen(RecordWorld::bind);
        return new Change(title, bound, code, "recording.json", pointer, words);
    }

    private static List<Change> recordings() {
        return List.of(
                recording(
                        "a number in a trace with more digits than a double",
                        world -> world.call(2).putArray("toolTrace").add(1234567890123456789L),
                        Code.RECORDS_NUMBER,
                        "/calls/2/toolTrace/0",
                        "write it as a string"),
                recording(
                        "a call of another row",
                        world ->
                                ((ArrayNode) world.recording.get("rows"))
                                        .add(world.asked(1).deepCopy().put("replicate", 1)),
                        Code.RECORDS_SHARED_CALL,
                        "/rows/2/call_ids",
                        "has call 1 too"),
                recording(
                        "a latency below 0",
                        world -> world.call(2).put("latencySeconds", -1.5),
                        Code.SCHEMA_VALUE,
                        "/calls/2/latencySeconds",
                        "a number from 0 to 1000000000"),
                recording(
                        "latencies that have no sum",
                        world -> world.call(3).put("latencySeconds", 1e308),
                        Code.SCHEMA_VALUE,
                        "/calls/3/latencySeconds",
                        "a number from 0 to 1000000000"),
                new Change(
                        "a call in no row",
                        world -> {
                            ((ArrayNode) world.recording.get("calls"))
                                    .add(world.call(2).deepCopy());
                            world.bind();
                        },
                        Code.RECORDS_UNUSED_CALL,
                        "recording.json",
                        "/calls/4",
                        "no row has this call"),
                new Change(
                        "an id that no call has",
                        world -> {
                            ((ArrayNode) world.asked(1).get("call_ids")).add(17);
                            world.bind();
                        },
                        Code.RECORDS_CALL,
                        "recording.json",
                        "/rows/1/call_ids/3",
                        "counted from 0"),
                new Change(
                        "a baseline with a model",
                        world -> {
                            world.asked(0).put("model_id", "m");
                            world.bind();
                        },
                        Code.RECORDS_BASELINE,
                        "recording.json",
                        "/rows/0/model_id",
                        "null is expected"),
                recording(
                        "a baseline of a timed model call",
                        world -> world.call(0).put("kind", "llm").put("latencySeconds", 0.5),
                        Code.RECORDS_BASELINE,
                        "/rows/0/call_ids/0",
                        "call 0 is a model call"),
                recording(
                        "a baseline of a model call without a latency",
                        world -> world.call(0).put("kind", "llm"),
                        Code.RECORDS_BASELINE,
                        "/rows/0/call_ids/0",
                        "call 0 is a model call"),
                recording(
                        "a model's row that does not say which",
                        world -> world.asked(1).putNull("model_id"),
                        Code.RECORDS_MODEL,
                        "/rows/1/model_id",
                        "a text is expected"),
                recording(
                        "a fixture of a model call",
                        world -> world.asked(1).put("data_kind", "scripted_fixture"),
                        Code.RECORDS_MODEL,
                        "/rows/1/call_ids/0",
                        "call 1 is a model call, which a row of the kind scripted_fixture"),
                new Change(
                        "rows that are no array",
                        world -> {
                            world.recording.put("rows", 1);
                            world.bind();
                        },
                        Code.SCHEMA_TYPE,
                        "recording.json",
                        "/rows",
                        "an array"),
                new Change(
                        "a row without a condition",
                        world -> {
                            world.asked(0).remove("condition");
                            world.bind();
                        },
                        Code.SCHEMA_MISSING_FIELD,
                        "recording.json",
                        "/rows/0",
                        "condition"));
    }

    private static List<Change> annotations() {
        return List.of(
                new Change(
                        "of a row that is not there",
                        world -> world.annotation().put("replicate", 1),
                        Code.RECORDS_ANNOTATION,
                        "annotations.json",
                        "/rows/0",
                        "task \"t1\", condition \"llm\", replicate 1"),
                new Change(
                        "of other evidence",
                        world -> world.annotation().put("evidence_sha256", "0".repeat(64)),
                        Code.RECORDS_STALE,
                        "annotations.json",
                        "/rows/0/evidence_sha256",
                        "task \"t1\", condition \"llm\", replicate 0"),
                new Change(
                        "the same row twice",
                        world ->
                                ((ArrayNode) world.annotations.get("rows"))
                                        .add(world.annotation().deepCopy()),
                        Code.RECORDS_REPEATED,
                        "annotations.json",
                        "/rows/1",
                        "annotations.json:"),
                new Change(
                        "made with the guide for labels",
                        world -> world.annotations.put("rubricSha256", World.RUBRIC.hex()),
                        Code.LABELS_RUBRIC,
                        "annotations.json",
                        "/rubricSha256",
                        "as the records' guide (--rubric of `records validate`"));
    }
}
