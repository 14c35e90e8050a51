package org.plumbline.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// Draws rows for tests of comparisons.
final class Rows {

    static final Review GOOD =
            new Review(true, null, true, Support.SUPPORTED, true, true, "seen in a");

    static final Review BAD =
            new Review(true, null, true, Support.CONTRADICTED, true, true, "not in a");

    private Rows() {}

    static Row row(String task, String condition, long replicate, DataKind kind, Review review) {
        return row(task, condition, replicate, kind, review, null);
    }

    static Row row(
            String task,
            String condition,
            long replicate,
            DataKind kind,
            Review review,
            @Nullable JsonNode x) {
        var head = new RowHead(task, "family", condition, replicate, kind, null, null);
        return new Row(
                head,
                new RowSource(null, null, List.of()),
                new RowEvidence("said", List.of(), List.of()),
                review,
                new Cost(1L, 0L, null),
                x);
    }

    static Row llm(String task, String condition, boolean success) {
        return row(task, condition, 0, DataKind.LLM, success ? GOOD : BAD);
    }

    static Row synthetic(String task, String condition, boolean success) {
        return row(task, condition, 0, DataKind.SYNTHETIC, success ? GOOD : BAD);
    }

    static JsonNode levels(String retry, boolean cache) {
        return JsonNodeFactory.instance.objectNode().put("retry", retry).put("cache", cache);
    }

    static Table table(List<Row> rows) {
        return new Table(rows, null);
    }
}
