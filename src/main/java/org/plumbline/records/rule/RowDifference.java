package org.plumbline.records.rule;

import static org.plumbline.records.Column.ANSWERABLE;
import static org.plumbline.records.Column.CALL_IDS;
import static org.plumbline.records.Column.COMPLETE;
import static org.plumbline.records.Column.CONDITION;
import static org.plumbline.records.Column.CONTRACT_VALID;
import static org.plumbline.records.Column.DATA_KIND;
import static org.plumbline.records.Column.INTENT_CORRECT;
import static org.plumbline.records.Column.JSON_PARSEABLE;
import static org.plumbline.records.Column.LATENCY_SECONDS;
import static org.plumbline.records.Column.LLM_CALLS;
import static org.plumbline.records.Column.MODEL_ID;
import static org.plumbline.records.Column.PACKED_IDS;
import static org.plumbline.records.Column.PROMPT_VERSION;
import static org.plumbline.records.Column.RAW_RESPONSE;
import static org.plumbline.records.Column.REPLICATE;
import static org.plumbline.records.Column.REVIEW_NOTE;
import static org.plumbline.records.Column.SEMANTIC_SUPPORT;
import static org.plumbline.records.Column.SOURCE_RECORD;
import static org.plumbline.records.Column.SOURCE_SHA256;
import static org.plumbline.records.Column.TASK_FAMILY;
import static org.plumbline.records.Column.TASK_ID;
import static org.plumbline.records.Column.TOOL_CALLS;
import static org.plumbline.records.Column.TOOL_TRACE;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.CanonicalJson;
import org.plumbline.json.EcmaNumber;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.records.Annotator;
import org.plumbline.records.Column;
import org.plumbline.records.Row;
import org.plumbline.text.Quoted;
import org.plumbline.text.Sha256;
import org.plumbline.text.Term;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// A member of a row that is not what building gives, with both values.
///
/// What follows from other members is none of them, so that one change is told once: the counts,
/// the latency and the evidence of other calls, success, and the digest of the evidence.
record RowDifference(String member, @Nullable Object found, @Nullable Object given) {

    private record Member(String name, Function<Row, @Nullable Object> value) {

        Member(Column column, Function<Row, @Nullable Object> value) {
            this(column.word(), value);
        }

        Optional<RowDifference> between(Row row, Row built) {
            Object found = value.apply(row);
            Object given = value.apply(built);
            return Objects.equals(found, given)
                    ? Optional.empty()
                    : Optional.of(new RowDifference(name, found, given));
        }
    }

    private static final List<Member> NAMES =
            List.of(
                    new Member(TASK_ID, row -> row.head().taskId()),
                    new Member(TASK_FAMILY, row -> row.head().taskFamily()),
                    new Member(CONDITION, row -> row.head().condition()),
                    new Member(REPLICATE, row -> row.head().replicate()),
                    new Member(DATA_KIND, row -> row.head().dataKind()),
                    new Member(MODEL_ID, row -> row.head().modelId()),
                    new Member(PROMPT_VERSION, row -> row.head().promptVersion()),
                    new Member(SOURCE_RECORD, row -> row.source().record()),
                    new Member(SOURCE_SHA256, row -> row.source().sha256()));

    private static final List<Member> CALLS =
            List.of(new Member(CALL_IDS, row -> row.source().callIds()));

    private static final List<Member> OF_CALLS =
            List.of(
                    new Member(RAW_RESPONSE, row -> row.evidence().rawResponse()),
                    new Member(PACKED_IDS, row -> row.evidence().packedIds()),
                    new Member(TOOL_TRACE, row -> Json.of(row.evidence().toolTrace())),
                    new Member(LLM_CALLS, row -> row.cost().llmCalls()),
                    new Member(TOOL_CALLS, row -> row.cost().toolCalls()),
                    new Member(LATENCY_SECONDS, row -> row.cost().latencySeconds()));

    private static final List<Member> LABELS =
            List.of(
                    new Member(INTENT_CORRECT, row -> row.review().intentCorrect()),
                    new Member(JSON_PARSEABLE, row -> row.review().jsonParseable()),
                    new Member(CONTRACT_VALID, row -> row.review().contractValid()),
                    new Member(SEMANTIC_SUPPORT, row -> row.review().semanticSupport()),
                    new Member(COMPLETE, row -> row.review().complete()),
                    new Member(ANSWERABLE, row -> row.review().answerable()),
                    new Member(REVIEW_NOTE, row -> row.review().note()));

    /// A value of free JSON: the same where its canonical form is, as of levels of factors.
    private record Json(String canonical) {
        static @Nullable Json of(@Nullable JsonNode value) {
            return value == null
                    ? null
                    : new Json(new String(CanonicalJson.bytes(value), StandardCharsets.UTF_8));
        }

        static @Nullable Json of(List<JsonNode> elements) {
            return of(JsonNodeFactory.instance.arrayNode().addAll(elements));
        }
    }

    private static final Member FREE =
            new Member(Column.FREE, row -> Json.of(Annotator.without(row.x())));

    private static final Member FREE_WITH_ANNOTATOR =
            new Member(Column.FREE, row -> Json.of(row.x()));

    /// What comes from a recording: all but the labels and who gave them.
    static List<RowDifference> ofRecorded(Row row, Row built) {
        var all = new ArrayList<>(between(NAMES, row, built));
        List<RowDifference> calls = between(CALLS, row, built);
        all.addAll(calls.isEmpty() ? between(OF_CALLS, row, built) : calls);
        all.addAll(between(List.of(FREE), row, built));
        return all;
    }

    /// What comes from annotations: the labels and who gave them.
    static List<RowDifference> ofLabels(Row row, Row built) {
        var all = new ArrayList<>(between(LABELS, row, built));
        // Of x one problem is told: where it has other members, that of its recording.
        if (FREE.between(row, built).isEmpty()) {
            all.addAll(between(List.of(FREE_WITH_ANNOTATOR), row, built));
        }
        return all;
    }

    private static List<RowDifference> between(List<Member> members, Row row, Row built) {
        return members.stream().flatMap(member -> member.between(row, built).stream()).toList();
    }

    /// Tells it at the member, or at the row where it lacks the member.
    ///
    /// @param from what was built from, in words
    void tell(JsonValue row, String from, Findings findings) {
        JsonValue at = row.get(member);
        findings.report(
                Code.RECORDS_REBUILT,
                at == null ? row : at,
                () ->
                        isBrief()
                                ? "%s where building from %s gives %s"
                                        .formatted(words(found), from, words(given))
                                : "%s is not what building from %s gives; build the table again"
                                        .formatted(member, from));
    }

    private boolean isBrief() {
        return Stream.of(Optional.ofNullable(found), Optional.ofNullable(given))
                .flatMap(Optional::stream)
                .noneMatch(value -> value instanceof Json || value instanceof List<?>);
    }

    private static String words(@Nullable Object value) {
        return switch (value) {
            case null -> "null";
            case String text -> Quoted.of(text);
            case Term term -> Quoted.of(term.word());
            case Sha256 digest -> digest.hex();
            case Double number -> EcmaNumber.of(number);
            case Object other -> other.toString();
        };
    }
}
