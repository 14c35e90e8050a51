package org.plumbline.check.shape;

import static org.plumbline.check.shape.Shape.COUNT;
import static org.plumbline.check.shape.Shape.DIGEST;
import static org.plumbline.check.shape.Shape.FLAG;
import static org.plumbline.check.shape.Shape.NUMBER;
import static org.plumbline.check.shape.Shape.SECONDS;
import static org.plumbline.check.shape.Shape.TEXT;
import static org.plumbline.check.shape.Shape.many;
import static org.plumbline.check.shape.Shape.object;
import static org.plumbline.check.shape.Shape.orNull;
import static org.plumbline.check.shape.Shape.required;
import static org.plumbline.check.shape.Shape.wordsOf;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.records.CallKind;
import org.plumbline.records.DataKind;
import org.plumbline.records.Support;

/// The shapes of evaluation records, of the recordings they are built from, and of annotations.
final class RecordShapes {

    private static final List<Shape.Member> KEY =
            List.of(
                    required("task_id", TEXT),
                    required("condition", TEXT),
                    required("replicate", COUNT));

    private static final List<Shape.Member> HEAD =
            List.of(
                    required("task_id", TEXT),
                    required("task_family", TEXT),
                    required("condition", TEXT),
                    required("replicate", COUNT),
                    required("data_kind", wordsOf(DataKind.class)),
                    required("model_id", orNull(TEXT)),
                    required("prompt_version", orNull(TEXT)));

    private static final List<Shape.Member> LABELS =
            List.of(
                    required("intent_correct", orNull(FLAG)),
                    required("json_parseable", orNull(FLAG)),
                    required("contract_valid", orNull(FLAG)),
                    required("semantic_support", orNull(wordsOf(Support.class))),
                    required("complete", orNull(FLAG)),
                    required("answerable", orNull(FLAG)));

    private static final Shape.Member NOTE = required("review_note", orNull(TEXT));

    /// A row of a table of records.
    static final Shape ROW =
            join(
                    HEAD,
                    List.of(
                            required("source_record", orNull(TEXT)),
                            required("source_sha256", orNull(DIGEST)),
                            required("call_ids", many(COUNT)),
                            required("raw_response", orNull(TEXT)),
                            required("packed_ids", many(TEXT)),
                            required("tool_trace", many(Shape.ANY))),
                    LABELS,
                    List.of(
                            required("task_success", orNull(FLAG)),
                            NOTE,
                            required("llm_calls", orNull(COUNT)),
                            required("tool_calls", orNull(COUNT)),
                            required("latency_seconds", orNull(NUMBER)),
                            required("evidence_sha256", DIGEST)));

    /// A row of a recording: what was asked, and which calls answered.
    static final Shape RECORDED = join(HEAD, List.of(required("call_ids", many(COUNT))));

    /// A call of a recording.
    static final Shape CALL =
            object(
                    required("kind", wordsOf(CallKind.class)),
                    required("rawResponse", orNull(TEXT)),
                    required("packedIds", orNull(many(TEXT))),
                    required("toolTrace", orNull(many(Shape.ANY))),
                    required("latencySeconds", orNull(SECONDS)));

    /// A row of a file of annotations.
    static final Shape ANNOTATION =
            join(KEY, List.of(required("evidence_sha256", DIGEST)), LABELS, List.of(NOTE));

    private RecordShapes() {}

    @SafeVarargs
    private static Shape join(List<Shape.Member>... parts) {
        var members = new ArrayList<Shape.Member>();
        for (var part : parts) {
            members.addAll(part);
        }
        return object(members.toArray(Shape.Member[]::new));
    }
}
