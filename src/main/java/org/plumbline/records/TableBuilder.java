package org.plumbline.records;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Builds a table from recordings and annotations that have no error.
///
/// Nothing is inferred and no label is invented: a row that nobody annotated has none, and a row
/// that failed is a row.
public final class TableBuilder {

    private TableBuilder() {}

    /// The rows of the recordings, in their order, with what annotators said of them and who they
    /// are.
    public static Table table(List<Recording> recordings, List<Annotations> annotations) {
        Map<RowKey, UnaryOperator<Row>> said = new HashMap<>();
        for (Annotations file : annotations) {
            Annotator annotator = Annotator.of(file);
            for (Annotation one : file.rows()) {
                said.put(one.key(), row -> row.with(one.review(), annotator));
            }
        }
        var rows = new ArrayList<Row>();
        for (Recording recording : recordings) {
            for (Recording.Asked asked : recording.rows()) {
                Row row = row(recording, asked);
                rows.add(said.getOrDefault(row.key(), UnaryOperator.identity()).apply(row));
            }
        }
        return new Table(rows, null);
    }

    /// One row of a recording, without any label.
    public static Row row(Recording recording, Recording.Asked asked) {
        List<Call> calls = calls(recording, asked.callIds());
        var source = new RowSource(recording.name(), recording.sha256(), asked.callIds());
        return Row.unreviewed(asked.head(), source, evidence(calls), cost(calls), asked.x());
    }

    /// What the calls with these numbers come to. Each is one of the recording's.
    public static RowEvidence evidence(Recording recording, List<Long> callIds) {
        return evidence(calls(recording, callIds));
    }

    /// The calls with these numbers; one that is named twice was made once.
    private static List<Call> calls(Recording recording, List<Long> ids) {
        return new LinkedHashSet<>(ids)
                .stream().map(id -> recording.calls().get(Math.toIntExact(id))).toList();
    }

    private static RowEvidence evidence(List<Call> calls) {
        var packed = new LinkedHashSet<String>();
        var trace = new ArrayList<JsonNode>();
        for (Call call : calls) {
            packed.addAll(call.packedIds());
            trace.addAll(call.toolTrace());
        }
        return new RowEvidence(response(calls), List.copyOf(packed), trace);
    }

    /// The last model call's response; where no model was called, the last call's.
    private static @Nullable String response(List<Call> calls) {
        for (Call call : calls.reversed()) {
            if (call.kind() == CallKind.LLM) {
                return call.rawResponse();
            }
        }
        return calls.isEmpty() ? null : calls.getLast().rawResponse();
    }

    private static Cost cost(List<Call> calls) {
        List<Call> models = calls.stream().filter(call -> call.kind() == CallKind.LLM).toList();
        int tools = calls.size() - models.size();
        return new Cost((long) models.size(), (long) tools, latency(models));
    }

    /// Null where nothing was measured, or not everything.
    private static @Nullable Double latency(List<Call> models) {
        double sum = 0;
        for (Call call : models) {
            Double seconds = call.latencySeconds();
            if (seconds == null) {
                return null;
            }
            sum += seconds;
        }
        return models.isEmpty() ? null : (Double) sum;
    }
}
