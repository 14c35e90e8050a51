package org.plumbline.records;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonWriter;
import org.plumbline.text.Sha256;
import org.plumbline.text.Term;
import tools.jackson.databind.JsonNode;

/// Writes a row as a JSON object, members in the order of the formats page.
final class RowJson {

    private RowJson() {}

    static void write(Row row, JsonWriter json) throws IOException {
        json.beginObject();
        head(row.head(), json);
        source(row.source(), json);
        evidence(row.evidence(), json);
        labels(row.review(), json);
        flag(json, "task_success", row.taskSuccess());
        json.name("review_note").string(row.review().note());
        cost(row.cost(), json);
        json.name("evidence_sha256").string(row.evidenceSha256().hex());
        RecordsFile.free(json, row.x());
        json.close();
    }

    /// The labels of a review but the note.
    static void labels(Review review, JsonWriter json) throws IOException {
        flag(json, "intent_correct", review.intentCorrect());
        flag(json, "json_parseable", review.jsonParseable());
        flag(json, "contract_valid", review.contractValid());
        json.name("semantic_support").string(word(review.semanticSupport()));
        flag(json, "complete", review.complete());
        flag(json, "answerable", review.answerable());
    }

    static @Nullable String word(@Nullable Term term) {
        return term == null ? null : term.word();
    }

    static @Nullable String hex(@Nullable Sha256 digest) {
        return digest == null ? null : digest.hex();
    }

    private static void head(RowHead head, JsonWriter json) throws IOException {
        json.name("task_id").string(head.taskId());
        json.name("task_family").string(head.taskFamily());
        json.name("condition").string(head.condition());
        json.name("replicate").number(head.replicate());
        json.name("data_kind").string(head.dataKind().word());
        json.name("model_id").string(head.modelId());
        json.name("prompt_version").string(head.promptVersion());
    }

    private static void source(RowSource source, JsonWriter json) throws IOException {
        json.name("source_record").string(source.record());
        json.name("source_sha256").string(hex(source.sha256()));
        json.name("call_ids").beginArray();
        for (long id : source.callIds()) {
            json.number(id);
        }
        json.close();
    }

    private static void evidence(RowEvidence evidence, JsonWriter json) throws IOException {
        json.name("raw_response").string(evidence.rawResponse());
        json.name("packed_ids");
        strings(evidence.packedIds(), json);
        json.name("tool_trace").beginArray();
        for (JsonNode element : evidence.toolTrace()) {
            json.tree(element);
        }
        json.close();
    }

    private static void strings(List<String> strings, JsonWriter json) throws IOException {
        json.beginArray();
        for (String string : strings) {
            json.string(string);
        }
        json.close();
    }

    private static void cost(Cost cost, JsonWriter json) throws IOException {
        count(json, "llm_calls", cost.llmCalls());
        count(json, "tool_calls", cost.toolCalls());
        json.name("latency_seconds");
        Double latency = cost.latencySeconds();
        if (latency == null) {
            json.nullValue();
        } else {
            json.number((double) latency);
        }
    }

    private static void count(JsonWriter json, String name, @Nullable Long value)
            throws IOException {
        json.name(name);
        if (value == null) {
            json.nullValue();
        } else {
            json.number((long) value);
        }
    }

    private static void flag(JsonWriter json, String name, @Nullable Boolean value)
            throws IOException {
        json.name(name);
        if (value == null) {
            json.nullValue();
        } else {
            json.bool(value);
        }
    }
}
