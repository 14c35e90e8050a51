package org.plumbline.records;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.csv.CsvWriter;
import org.plumbline.json.EcmaNumber;
import org.plumbline.json.JsonWriter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// Writes a table as CSV: a line of names, then a row a line.
final class CsvTable {

    private CsvTable() {}

    static void write(Table table, OutputStream out) throws IOException {
        if (table.x() != null) {
            throw new FreeMembersException();
        }
        boolean free = table.rows().stream().anyMatch(row -> row.x() != null);
        var csv = new CsvWriter(out);
        for (Column column : Column.values()) {
            csv.text(column.word());
        }
        if (free) {
            csv.text(Column.FREE);
        }
        csv.endLine();
        for (Row row : table.rows()) {
            for (Column column : Column.values()) {
                cell(column, row, csv);
            }
            if (free) {
                csv.text(json(row.x()));
            }
            csv.endLine();
        }
        csv.flush();
    }

    private static void cell(Column column, Row row, CsvWriter csv) throws IOException {
        switch (column.content()) {
            case TEXT -> csv.text(text(column, row));
            case LITERAL -> csv.literal(literal(column, row));
            case JSON -> csv.text(json(list(column, row)));
        }
    }

    private static @Nullable String text(Column column, Row row) {
        return switch (column) {
            case TASK_ID -> row.head().taskId();
            case TASK_FAMILY -> row.head().taskFamily();
            case CONDITION -> row.head().condition();
            case DATA_KIND -> row.head().dataKind().word();
            case MODEL_ID -> row.head().modelId();
            case PROMPT_VERSION -> row.head().promptVersion();
            case SOURCE_RECORD -> row.source().record();
            case SOURCE_SHA256 -> RowJson.hex(row.source().sha256());
            case RAW_RESPONSE -> row.evidence().rawResponse();
            case SEMANTIC_SUPPORT -> RowJson.word(row.review().semanticSupport());
            case REVIEW_NOTE -> row.review().note();
            case EVIDENCE_SHA256 -> row.evidenceSha256().hex();
            case REPLICATE,
                    CALL_IDS,
                    PACKED_IDS,
                    TOOL_TRACE,
                    INTENT_CORRECT,
                    JSON_PARSEABLE,
                    CONTRACT_VALID,
                    COMPLETE,
                    ANSWERABLE,
                    TASK_SUCCESS,
                    LLM_CALLS,
                    TOOL_CALLS,
                    LATENCY_SECONDS ->
                    throw new IllegalArgumentException(column + " has no text");
        };
    }

    /// A number or a boolean, empty for null.
    private static String literal(Column column, Row row) {
        Object value =
                switch (column) {
                    case REPLICATE -> row.head().replicate();
                    case INTENT_CORRECT -> row.review().intentCorrect();
                    case JSON_PARSEABLE -> row.review().jsonParseable();
                    case CONTRACT_VALID -> row.review().contractValid();
                    case COMPLETE -> row.review().complete();
                    case ANSWERABLE -> row.review().answerable();
                    case TASK_SUCCESS -> row.taskSuccess();
                    case LLM_CALLS -> row.cost().llmCalls();
                    case TOOL_CALLS -> row.cost().toolCalls();
                    case LATENCY_SECONDS -> latency(row.cost().latencySeconds());
                    case TASK_ID,
                            TASK_FAMILY,
                            CONDITION,
                            DATA_KIND,
                            MODEL_ID,
                            PROMPT_VERSION,
                            SOURCE_RECORD,
                            SOURCE_SHA256,
                            CALL_IDS,
                            RAW_RESPONSE,
                            PACKED_IDS,
                            TOOL_TRACE,
                            SEMANTIC_SUPPORT,
                            REVIEW_NOTE,
                            EVIDENCE_SHA256 ->
                            throw new IllegalArgumentException(column + " is no literal");
                };
        return value == null ? "" : value.toString();
    }

    private static @Nullable String latency(@Nullable Double seconds) {
        return seconds == null ? null : EcmaNumber.of(seconds);
    }

    private static JsonNode list(Column column, Row row) {
        var array = JsonNodeFactory.instance.arrayNode();
        if (column == Column.CALL_IDS) {
            row.source().callIds().forEach(array::add);
        } else if (column == Column.PACKED_IDS) {
            row.evidence().packedIds().forEach(array::add);
        } else {
            List<JsonNode> trace = row.evidence().toolTrace();
            array.addAll(trace);
        }
        return array;
    }

    private static @Nullable String json(@Nullable JsonNode value) throws IOException {
        if (value == null) {
            return null;
        }
        var bytes = new ByteArrayOutputStream();
        JsonWriter.compact(bytes).tree(value).end();
        String text = bytes.toString(StandardCharsets.UTF_8);
        return text.substring(0, text.length() - 1);
    }
}
