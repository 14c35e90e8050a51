package org.plumbline.records.rule;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonValue;
import org.plumbline.json.Required;
import org.plumbline.problem.Location;
import org.plumbline.records.Annotation;
import org.plumbline.records.Call;
import org.plumbline.records.CallKind;
import org.plumbline.records.Column;
import org.plumbline.records.Cost;
import org.plumbline.records.DataKind;
import org.plumbline.records.Recording;
import org.plumbline.records.Review;
import org.plumbline.records.Row;
import org.plumbline.records.RowEvidence;
import org.plumbline.records.RowHead;
import org.plumbline.records.RowKey;
import org.plumbline.records.RowPlace;
import org.plumbline.records.RowSource;
import org.plumbline.records.Support;
import org.plumbline.text.Sha256;
import org.plumbline.text.Term;
import tools.jackson.databind.JsonNode;

/// Makes values of located objects in which no error was found.
public final class RecordReading {

    /// The fields for which a comparison can be refused.
    private static final Set<Column> TOLD =
            EnumSet.of(
                    Column.TASK_FAMILY,
                    Column.DATA_KIND,
                    Column.TASK_SUCCESS,
                    Column.SEMANTIC_SUPPORT,
                    Column.COMPLETE);

    private RecordReading() {}

    /// A row of a table.
    public static Row row(JsonValue row) {
        return new Row(head(row), source(row), evidence(row), review(row), cost(row), free(row));
    }

    /// Where a row of a table stands.
    public static RowPlace place(JsonValue row) {
        var fields = new EnumMap<Column, Location>(Column.class);
        for (Column column : TOLD) {
            fields.put(column, Required.member(row, column.word()).location());
        }
        return new RowPlace(row.location(), fields);
    }

    /// A row of a recording.
    public static Recording.Asked asked(JsonValue row) {
        return new Recording.Asked(head(row), Fields.counts(row, "call_ids"), free(row));
    }

    /// A call of a recording.
    public static Call call(JsonValue call) {
        return new Call(
                Term.of(CallKind.class, Required.string(call, "kind")).orElseThrow(),
                Required.stringOrNull(call, "rawResponse"),
                Fields.strings(call, "packedIds"),
                trees(call, "toolTrace"),
                Required.numberOrNull(call, "latencySeconds"));
    }

    /// A row of a file of annotations.
    public static Annotation annotation(JsonValue row) {
        return new Annotation(
                key(row), new Sha256(Required.string(row, "evidence_sha256")), review(row));
    }

    /// What is in the member that is free inside; null where there is none.
    static @Nullable JsonNode free(JsonValue object) {
        JsonValue x = object.get("x");
        return x == null ? null : x.tree();
    }

    static RowKey key(JsonValue row) {
        return new RowKey(
                Required.string(row, "task_id"),
                Required.string(row, "condition"),
                Required.member(row, "replicate").integer());
    }

    static RowEvidence evidence(JsonValue row) {
        return new RowEvidence(
                Required.stringOrNull(row, "raw_response"),
                Fields.strings(row, "packed_ids"),
                trees(row, "tool_trace"));
    }

    /// What success follows from; the other labels as if nobody had given them.
    static Review judged(JsonValue row) {
        return review(row, null, null);
    }

    private static Review review(JsonValue row) {
        Boolean parseable = Fields.flagOrNull(row, "json_parseable");
        return review(row, parseable, Fields.flagOrNull(row, "answerable"));
    }

    private static Review review(
            JsonValue row, @Nullable Boolean parseable, @Nullable Boolean answerable) {
        String support = Required.stringOrNull(row, "semantic_support");
        return new Review(
                Fields.flagOrNull(row, "intent_correct"),
                parseable,
                Fields.flagOrNull(row, "contract_valid"),
                support == null ? null : Term.of(Support.class, support).orElseThrow(),
                Fields.flagOrNull(row, "complete"),
                answerable,
                Required.stringOrNull(row, "review_note"));
    }

    private static Cost cost(JsonValue row) {
        return new Cost(
                Fields.countOrNull(row, "llm_calls"),
                Fields.countOrNull(row, "tool_calls"),
                Required.numberOrNull(row, "latency_seconds"));
    }

    private static RowHead head(JsonValue row) {
        return new RowHead(
                Required.string(row, "task_id"),
                Required.string(row, "task_family"),
                Required.string(row, "condition"),
                Required.member(row, "replicate").integer(),
                Term.of(DataKind.class, Required.string(row, "data_kind")).orElseThrow(),
                Required.stringOrNull(row, "model_id"),
                Required.stringOrNull(row, "prompt_version"));
    }

    private static RowSource source(JsonValue row) {
        String sha256 = Required.stringOrNull(row, "source_sha256");
        return new RowSource(
                Required.stringOrNull(row, "source_record"),
                sha256 == null ? null : new Sha256(sha256),
                Fields.counts(row, "call_ids"));
    }

    private static List<JsonNode> trees(JsonValue object, String name) {
        return Fields.elements(object, name).stream().map(JsonValue::tree).toList();
    }
}
