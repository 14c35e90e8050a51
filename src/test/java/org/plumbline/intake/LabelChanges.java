package org.plumbline.intake;

import java.util.List;
import java.util.function.Consumer;
import org.plumbline.intake.EveryCodeTest.Change;
import org.plumbline.problem.Code;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is changed in the files of raters, judges and adjudicators.
final class LabelChanges {

    private static final String DIGEST = "0".repeat(64);
    private static final String CLAIMS = "/ratings/0/claims";
    private static final String DECISION = "/decisions/0";

    private LabelChanges() {}

    static List<Change> all() {
        return List.of(
                rating(
                        "a word that is no truth",
                        "/ratings/0/claims/1",
                        c -> c.put("truth", "maybe"),
                        Code.SCHEMA_VALUE,
                        "/ratings/0/claims/1/truth"),
                rating(
                        "truth left open",
                        "/ratings/0/claims/1",
                        c -> c.putNull("truth"),
                        Code.SCHEMA_TYPE,
                        "/ratings/0/claims/1/truth"),
                rating(
                        "truth as a boolean",
                        "/ratings/0/claims/0",
                        c -> c.put("truth", true),
                        Code.SCHEMA_TYPE,
                        "/ratings/0/claims/0/truth"),
                rating(
                        "quality as a string",
                        "/ratings/0/quality",
                        c -> c.put("relevance", "true"),
                        Code.SCHEMA_TYPE,
                        "/ratings/0/quality/relevance"),
                rating(
                        "a day that does not exist",
                        "/ratings/0",
                        c -> c.put("labelledAt", "2026-02-29T12:00:00Z"),
                        Code.SCHEMA_VALUE,
                        "/ratings/0/labelledAt"),
                rating(
                        "a sample that is not there",
                        "/ratings/1",
                        c -> c.put("sampleId", "s-9"),
                        Code.LABELS_SAMPLE,
                        "/ratings/1/sampleId"),
                rating(
                        "a claim that is not there",
                        "/ratings/0/claims/0",
                        c -> c.put("claimId", "c-9"),
                        Code.LABELS_CLAIM,
                        "/ratings/0/claims/0/claimId"),
                rating(
                        "a sample again",
                        "/ratings/1",
                        c -> c.put("sampleId", "s-1"),
                        Code.LABELS_REPEATED,
                        "/ratings/1"),
                rating(
                        "a claim again",
                        "/ratings/0/claims/1",
                        c -> c.put("claimId", "c-1"),
                        Code.LABELS_REPEATED,
                        "/ratings/0/claims/1"),
                rating(
                        "a claim left out",
                        "/ratings/0",
                        c -> ((ArrayNode) c.get("claims")).remove(1),
                        Code.LABELS_INCOMPLETE,
                        CLAIMS),
                rating(
                        "another request",
                        "/ratings/1",
                        c -> c.put("requestSha256", DIGEST),
                        Code.LABELS_STALE,
                        "/ratings/1/requestSha256"),
                rating(
                        "another rubric",
                        "",
                        c -> c.put("rubricSha256", DIGEST),
                        Code.LABELS_RUBRIC,
                        "/rubricSha256"),
                rating(
                        "evidence that is not there",
                        "/ratings/0/claims/1/evidence/0",
                        c -> c.put("evidenceId", "e-9"),
                        Code.REFERENCE_EVIDENCE,
                        "/ratings/0/claims/1/evidence/0/evidenceId"),
                rating(
                        "another quotation",
                        "/ratings/0/claims/1/evidence/0",
                        c -> c.put("text", "Void"),
                        Code.SPAN_QUOTE,
                        "/ratings/0/claims/1/evidence/0"),
                rating(
                        "grounded in what was not seen",
                        "/ratings/0/claims/1",
                        c -> c.remove("evidence"),
                        Code.GROUNDING_UNSEEN,
                        "/ratings/0/claims/1/grounding"),
                judge(
                        "a judge's claim left out",
                        "/ratings/0",
                        c -> c.putArray("claims"),
                        Code.LABELS_INCOMPLETE,
                        CLAIMS),
                judge(
                        "a judge's sample again",
                        "",
                        c -> ((ArrayNode) c.get("ratings")).add(c.at("/ratings/0").deepCopy()),
                        Code.LABELS_REPEATED,
                        "/ratings/1"),
                judge(
                        "a judge with a time",
                        "/ratings/0",
                        c -> c.putNull("labelledAt"),
                        Code.SCHEMA_UNKNOWN_FIELD,
                        "/ratings/0/labelledAt"),
                judge(
                        "a judge's other request",
                        "/ratings/0",
                        c -> c.put("requestSha256", DIGEST),
                        Code.LABELS_STALE,
                        "/ratings/0/requestSha256"),
                decision(
                        "a measure of a claim",
                        c -> c.put("field", "relevance").put("value", true),
                        Code.ADJUDICATION_FIELD,
                        "/field"),
                decision(
                        "truth of no claim",
                        c -> c.putNull("claimId"),
                        Code.ADJUDICATION_FIELD,
                        "/field"),
                decision(
                        "a value of another field",
                        c -> c.put("value", "supported"),
                        Code.ADJUDICATION_FIELD,
                        "/field"),
                decision(
                        "an unknown field",
                        c -> c.put("field", "beauty"),
                        Code.SCHEMA_VALUE,
                        "/field"),
                decision(
                        "a claim that is not there",
                        c -> c.put("claimId", "c-9"),
                        Code.LABELS_CLAIM,
                        "/claimId"),
                decision(
                        "a sample that is not there",
                        c -> c.put("sampleId", "s-9"),
                        Code.LABELS_SAMPLE,
                        "/sampleId"),
                decision(
                        "another request",
                        c -> c.put("requestSha256", DIGEST),
                        Code.LABELS_STALE,
                        "/requestSha256"),
                decision(
                        "another label than the rater's",
                        c -> ((ObjectNode) c.at("/labels/1")).put("value", "unsupported"),
                        Code.ADJUDICATION_LABELS,
                        "/labels"),
                decision(
                        "a rater left out",
                        c -> ((ArrayNode) c.get("labels")).remove(0),
                        Code.ADJUDICATION_LABELS,
                        "/labels"),
                decision(
                        "nothing to settle",
                        LabelChanges::settleAgreement,
                        Code.ADJUDICATION_UNDISPUTED,
                        ""),
                decision(
                        "grounded in what was not seen",
                        LabelChanges::groundUnseen,
                        Code.GROUNDING_UNSEEN,
                        "/value",
                        w -> {
                            forgetEvidence(w.anna);
                            forgetEvidence(w.ben);
                        }),
                new Change(
                        "another rubric",
                        w -> w.adjudications.put("rubricSha256", DIGEST),
                        Code.LABELS_RUBRIC,
                        "adjudications.json",
                        "/rubricSha256",
                        false,
                        "is in force"),
                new Change(
                        "a unit, which decisions do not need",
                        w -> w.adjudications.put("positionEncoding", "utf-8"),
                        Code.SCHEMA_UNKNOWN_FIELD,
                        "adjudications.json",
                        "/positionEncoding",
                        true,
                        "adjudicator"));
    }

    /// The raters agree on the grounding of the first claim.
    private static void settleAgreement(ObjectNode decision) {
        decision.put("field", "grounding").put("value", "unknown");
        decision.get("labels").forEach(label -> ((ObjectNode) label).put("value", "supported"));
    }

    private static void groundUnseen(ObjectNode decision) {
        decision.put("claimId", "c-2").put("field", "grounding").put("value", "supported");
        ((ObjectNode) decision.at("/labels/0")).put("value", "unknown");
        ((ObjectNode) decision.at("/labels/1")).put("value", "unsupported");
    }

    private static void forgetEvidence(ObjectNode labels) {
        var claim = (ObjectNode) labels.at("/ratings/0/claims/1");
        claim.remove("evidence");
        boolean anna = labels.get("rater").stringValue().equals("anna");
        claim.put("grounding", anna ? "unknown" : "unsupported");
    }

    private static Change rating(
            String title, String where, Consumer<ObjectNode> change, Code code, String pointer) {
        return new Change(
                title,
                w -> change.accept((ObjectNode) w.anna.at(where)),
                code,
                "anna.json",
                pointer,
                false,
                "");
    }

    private static Change judge(
            String title, String where, Consumer<ObjectNode> change, Code code, String pointer) {
        return new Change(
                title,
                w -> change.accept((ObjectNode) w.judge.at(where)),
                code,
                "judge.json",
                pointer,
                code == Code.SCHEMA_UNKNOWN_FIELD,
                "");
    }

    private static Change decision(
            String title, Consumer<ObjectNode> change, Code code, String pointer) {
        return decision(title, change, code, pointer, world -> {});
    }

    private static Change decision(
            String title,
            Consumer<ObjectNode> change,
            Code code,
            String pointer,
            Consumer<World> more) {
        return new Change(
                title,
                w -> {
                    change.accept((ObjectNode) w.adjudications.at(DECISION));
                    more.accept(w);
                },
                code,
                "adjudications.json",
                DECISION + pointer,
                false,
                "");
    }
}
