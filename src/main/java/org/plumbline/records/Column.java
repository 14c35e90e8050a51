package org.plumbline.records;

import org.plumbline.text.Term;

/// The columns of a table in CSV, in their order; the fields of a row in JSON.
public enum Column implements Term {
    TASK_ID("task_id", Content.TEXT),
    TASK_FAMILY("task_family", Content.TEXT),
    CONDITION("condition", Content.TEXT),
    REPLICATE("replicate", Content.LITERAL),
    DATA_KIND("data_kind", Content.TEXT),
    MODEL_ID("model_id", Content.TEXT),
    PROMPT_VERSION("prompt_version", Content.TEXT),
    SOURCE_RECORD("source_record", Content.TEXT),
    SOURCE_SHA256("source_sha256", Content.TEXT),
    CALL_IDS("call_ids", Content.JSON),
    RAW_RESPONSE("raw_response", Content.TEXT),
    PACKED_IDS("packed_ids", Content.JSON),
    TOOL_TRACE("tool_trace", Content.JSON),
    INTENT_CORRECT("intent_correct", Content.LITERAL),
    JSON_PARSEABLE("json_parseable", Content.LITERAL),
    CONTRACT_VALID("contract_valid", Content.LITERAL),
    SEMANTIC_SUPPORT("semantic_support", Content.TEXT),
    COMPLETE("complete", Content.LITERAL),
    ANSWERABLE("answerable", Content.LITERAL),
    TASK_SUCCESS("task_success", Content.LITERAL),
    REVIEW_NOTE("review_note", Content.TEXT),
    LLM_CALLS("llm_calls", Content.LITERAL),
    TOOL_CALLS("tool_calls", Content.LITERAL),
    LATENCY_SECONDS("latency_seconds", Content.LITERAL),
    EVIDENCE_SHA256("evidence_sha256", Content.TEXT);

    /// What stands in the cells of a column.
    public enum Content {
        /// A text or null.
        TEXT,
        /// A number, a boolean or null.
        LITERAL,
        /// JSON.
        JSON
    }

    /// The name of a further column, which a table has where a row has something beside the fields.
    public static final String FREE = "x";

    private final String word;
    private final Content content;

    Column(String word, Content content) {
        this.word = word;
        this.content = content;
    }

    @Override
    public String word() {
        return word;
    }

    public Content content() {
        return content;
    }
}
