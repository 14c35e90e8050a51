package org.plumbline.intake;

import static org.plumbline.intake.InCorpus.value;

import java.util.List;
import java.util.function.Consumer;
import org.plumbline.intake.EveryCodeTest.Change;
import org.plumbline.problem.Code;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is changed in a corpus or a requests file of good shape.
final class CorpusChanges {

    private static final String CLAIM = "/cases/0/claims/0";
    private static final String REGION = CLAIM + "/evidence/0";
    private static final String DIGEST = "0".repeat(64);

    private CorpusChanges() {}

    static List<Change> all() {
        return List.of(
                // digests and ids
                value(
                        "another text",
                        "/cases/0/evidence/2",
                        c -> c.put("text", "cafe\u0301"),
                        Code.DIGEST_EVIDENCE,
                        "/cases/0/evidence/2/sha256"),
                value(
                        "a digest of something else",
                        "/cases/0/evidence/1",
                        c -> c.put("sha256", DIGEST),
                        Code.DIGEST_EVIDENCE,
                        "/cases/0/evidence/1/sha256"),
                value(
                        "an output changed outside of all spans",
                        "/cases/0/output",
                        c -> c.put("text", World.OUTPUT + "!"),
                        Code.DIGEST_OUTPUT,
                        "/cases/0/output/sha256"),
                value(
                        "another digest where evidence was found again",
                        "/cases/0/evidence/0/origin",
                        c -> c.put("sha256", DIGEST),
                        Code.DIGEST_ORIGIN,
                        "/cases/0/evidence/0/origin/sha256"),
                value(
                        "a sample id again",
                        "/cases/2",
                        c -> c.put("sampleId", "s-1"),
                        Code.ID_SAMPLE,
                        "/cases/2/sampleId"),
                value(
                        "an evidence id again",
                        "/cases/0/evidence/2",
                        c -> c.put("id", "e-1"),
                        Code.ID_EVIDENCE,
                        "/cases/0/evidence/2/id"),
                value(
                        "a claim id again",
                        "/cases/0/claims/1",
                        c -> c.put("id", "c-1"),
                        Code.ID_CLAIM,
                        "/cases/0/claims/1/id"),
                // spans
                value(
                        "a span past the end",
                        "/cases/0/claims/1/spans/0",
                        c -> c.put("end", 4000),
                        Code.SPAN_RANGE,
                        "/cases/0/claims/1/spans/0"),
                value(
                        "a span that ends where it starts",
                        REGION,
                        c -> c.put("end", 0),
                        Code.SPAN_RANGE,
                        REGION),
                value(
                        "a negative start",
                        CLAIM + "/checks/0",
                        c -> c.put("start", -1),
                        Code.SPAN_RANGE,
                        CLAIM + "/checks/0"),
                value(
                        "an end beyond all numbers",
                        CLAIM + "/evidence/1",
                        c -> c.put("end", 1e300),
                        Code.SPAN_RANGE,
                        CLAIM + "/evidence/1"),
                value(
                        "a span of an output that is not there",
                        "/cases/1/capture",
                        CorpusChanges::limitOutput,
                        Code.SPAN_RANGE,
                        "/cases/1/capture/limitations/0/spans/0"),
                value(
                        "a span that cuts a character",
                        CLAIM + "/spans/0",
                        c -> c.put("end", 11),
                        Code.SPAN_CHARACTER,
                        CLAIM + "/spans/0"),
                value(
                        "a check that cuts a character",
                        CLAIM + "/checks/0",
                        c -> c.put("end", 21),
                        Code.SPAN_CHARACTER,
                        CLAIM + "/checks/0"),
                value(
                        "another quotation",
                        CLAIM + "/spans/1",
                        c -> c.put("text", "something else"),
                        Code.SPAN_QUOTE,
                        CLAIM + "/spans/1"),
                value(
                        "a region without its text",
                        REGION,
                        c -> c.remove("text"),
                        Code.SPAN_QUOTE,
                        REGION),
                value(
                        "a text in binary evidence",
                        CLAIM + "/evidence/1",
                        c -> c.put("text", "\u0000"),
                        Code.SPAN_QUOTE,
                        CLAIM + "/evidence/1"),
                value(
                        "a text in a limitation of binary evidence",
                        "/cases/0/capture/limitations/1/spans/0",
                        c -> c.put("text", "x"),
                        Code.SPAN_QUOTE,
                        "/cases/0/capture/limitations/1/spans/0"),
                value(
                        "overlapping spans",
                        CLAIM + "/spans/1",
                        c -> c.put("start", 10).put("text", "\u00e9 wird nie geleert "),
                        Code.SPAN_ORDER,
                        CLAIM + "/spans/1"),
                // references and the rest
                value(
                        "evidence that is not there",
                        "/cases/0/claims/1/evidence/0",
                        c -> c.put("evidenceId", "e-9"),
                        Code.REFERENCE_EVIDENCE,
                        "/cases/0/claims/1/evidence/0/evidenceId"),
                value(
                        "a limitation of evidence that is not there",
                        "/cases/0/capture/limitations/1",
                        c -> c.put("evidenceId", "e-9"),
                        Code.REFERENCE_EVIDENCE,
                        "/cases/0/capture/limitations/1/evidenceId"),
                value(
                        "a group in two splits",
                        "/cases/2",
                        c -> c.put("split", "development"),
                        Code.SPLIT_GROUP,
                        "/cases/2/group"),
                value(
                        "a group sampled in two ways",
                        "/cases/2",
                        c -> c.put("sampling", "regression"),
                        Code.SPLIT_SAMPLING,
                        "/cases/2/group"),
                value(
                        "grounded in what was not seen",
                        "/cases/0/claims/1",
                        c -> c.put("grounding", "supported"),
                        Code.GROUNDING_UNSEEN,
                        "/cases/0/claims/1/grounding"),
                value(
                        "no output of a reviewed attempt",
                        "/cases/2",
                        c -> c.putNull("output"),
                        Code.OUTPUT_MISSING,
                        "/cases/2/output"),
                value(
                        "claims without an output",
                        "/cases/0",
                        c -> c.put("reviewState", "withheld").putNull("output"),
                        Code.OUTPUT_MISSING,
                        "/cases/0/output"),
                request(
                        "a request changed",
                        r -> r.put("destination", "elsewhere"),
                        Code.DIGEST_REQUEST,
                        "/requests/0/requestSha256"),
                request(
                        "a hidden field in a request",
                        r -> r.put("practice", "review"),
                        Code.SCHEMA_UNKNOWN_FIELD,
                        "/requests/0/practice"),
                new Change(
                        "a rubric changed",
                        w -> ((ObjectNode) w.requests.get("rubric")).put("text", "What?"),
                        Code.DIGEST_REQUEST,
                        "requests.json",
                        "/rubric/sha256",
                        false,
                        "the rubric's text"));
    }

    private static void limitOutput(ObjectNode capture) {
        ObjectNode limitation = ((ArrayNode) capture.get("limitations")).addObject();
        limitation.put("kind", "missing").put("detail", "d");
        limitation.putArray("spans").addObject().put("start", 0).put("end", 1).put("text", "x");
    }

    private static Change request(
            String title, Consumer<ObjectNode> change, Code code, String pointer) {
        return new Change(
                title,
                w -> change.accept((ObjectNode) w.requests.at("/requests/0")),
                code,
                "requests.json",
                pointer,
                code == Code.SCHEMA_UNKNOWN_FIELD,
                "");
    }
}
