package org.plumbline.problem;

import org.plumbline.text.Term;

/// The kinds of problem, by the codes that other programs read. Each code has one severity.
public enum Code implements Term {
    JSON_SYNTAX("json/syntax", Severity.ERROR),
    JSON_LIMIT("json/limit", Severity.ERROR),
    JSON_DUPLICATE_KEY("json/duplicate-key", Severity.ERROR),
    JSON_BOM("json/bom", Severity.WARNING),
    TEXT_UNPAIRED_SURROGATE("text/unpaired-surrogate", Severity.ERROR),
    TEXT_BASE64("text/base64", Severity.ERROR),
    SCHEMA_UNKNOWN_FIELD("schema/unknown-field", Severity.ERROR),
    SCHEMA_MISSING_FIELD("schema/missing-field", Severity.ERROR),
    SCHEMA_TYPE("schema/type", Severity.ERROR),
    SCHEMA_VALUE("schema/value", Severity.ERROR),
    DIGEST_EVIDENCE("digest/evidence", Severity.ERROR),
    DIGEST_OUTPUT("digest/output", Severity.ERROR),
    DIGEST_REQUEST("digest/request", Severity.ERROR),
    DIGEST_ORIGIN("digest/origin", Severity.WARNING),
    ID_SAMPLE("id/sample", Severity.ERROR),
    ID_EVIDENCE("id/evidence", Severity.ERROR),
    ID_CLAIM("id/claim", Severity.ERROR),
    SPAN_RANGE("span/range", Severity.ERROR),
    SPAN_CHARACTER("span/character", Severity.ERROR),
    SPAN_QUOTE("span/quote", Severity.ERROR),
    SPAN_ORDER("span/order", Severity.ERROR),
    REFERENCE_EVIDENCE("reference/evidence", Severity.ERROR),
    SPLIT_GROUP("split/group", Severity.ERROR),
    SPLIT_SAMPLING("split/sampling", Severity.ERROR),
    GROUNDING_UNSEEN("grounding/unseen", Severity.ERROR),
    OUTPUT_MISSING("output/missing", Severity.ERROR),
    LABELS_SAMPLE("labels/sample", Severity.ERROR),
    LABELS_CLAIM("labels/claim", Severity.ERROR),
    LABELS_REPEATED("labels/repeated", Severity.ERROR),
    LABELS_INCOMPLETE("labels/incomplete", Severity.ERROR),
    LABELS_STALE("labels/stale", Severity.ERROR),
    LABELS_RUBRIC("labels/rubric", Severity.ERROR),
    LABELS_RATER("labels/rater", Severity.ERROR),
    LABELS_JUDGE("labels/judge", Severity.ERROR),
    ADJUDICATION_FIELD("adjudication/field", Severity.ERROR),
    ADJUDICATION_REPEATED("adjudication/repeated", Severity.ERROR),
    ADJUDICATION_LABELS("adjudication/labels", Severity.ERROR),
    ADJUDICATION_UNDISPUTED("adjudication/undisputed", Severity.WARNING),
    SIGNATURE_MISSING("signature/missing", Severity.ERROR),
    SIGNATURE_FORMAT("signature/format", Severity.ERROR),
    SIGNATURE_NAMESPACE("signature/namespace", Severity.ERROR),
    SIGNATURE_INVALID("signature/invalid", Severity.ERROR),
    SIGNATURE_UNKNOWN_SIGNER("signature/unknown-signer", Severity.ERROR),
    SIGNATURE_PRINCIPAL("signature/principal", Severity.ERROR),
    SIGNATURE_EXPIRED("signature/expired", Severity.ERROR),
    SIGNATURE_REVOKED("signature/revoked", Severity.ERROR),
    RECORDS_REPEATED("records/repeated", Severity.ERROR),
    RECORDS_BASELINE("records/baseline", Severity.ERROR),
    RECORDS_MODEL("records/model", Severity.ERROR),
    RECORDS_CALL("records/call", Severity.ERROR),
    RECORDS_UNUSED_CALL("records/unused-call", Severity.ERROR),
    RECORDS_NUMBER("records/number", Severity.ERROR),
    RECORDS_SHARED_CALL("records/shared-call", Severity.WARNING),
    RECORDS_SOURCE("records/source", Severity.ERROR),
    RECORDS_EVIDENCE("records/evidence", Severity.ERROR),
    RECORDS_TASK_SUCCESS("records/task-success", Severity.ERROR),
    RECORDS_REFUSAL_ACTED("records/refusal-acted", Severity.WARNING),
    RECORDS_REBUILT("records/rebuilt", Severity.ERROR),
    RECORDS_NOTE_REPEATED("records/note-repeated", Severity.WARNING),
    RECORDS_ANNOTATION("records/annotation", Severity.ERROR),
    RECORDS_STALE("records/stale", Severity.ERROR),
    RECORDS_MISSING_CONDITION("records/missing-condition", Severity.ERROR),
    RECORDS_MISSING_CELL("records/missing-cell", Severity.ERROR),
    RECORDS_UNREVIEWED("records/unreviewed", Severity.ERROR),
    RECORDS_MIXED("records/mixed", Severity.ERROR),
    RECORDS_FAMILY("records/family", Severity.ERROR);

    private final String word;
    private final Severity severity;

    Code(String word, Severity severity) {
        this.word = word;
        this.severity = severity;
    }

    @Override
    public String word() {
        return word;
    }

    public Severity severity() {
        return severity;
    }
}
