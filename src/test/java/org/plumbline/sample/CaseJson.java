package org.plumbline.sample;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// One attempt as a case of the corpus, its members in the order of the format.
final class CaseJson {

    private static final List<String> ORIGIN =
            List.of("api", "repository", "path", "commit", "sha256", "recoveredAt");

    private final Attempt attempt;
    private final Texts texts;

    private CaseJson(Attempt attempt) {
        this.attempt = attempt;
        this.texts = new Texts(attempt);
    }

    static ObjectNode of(Attempt attempt) {
        try {
            return new CaseJson(attempt).tree();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(attempt.sampleId() + ": " + e.getMessage(), e);
        }
    }

    private ObjectNode tree() {
        ObjectNode tree = object().put("sampleId", attempt.sampleId());
        for (String field :
                List.of(
                        "name",
                        "group",
                        "split",
                        "sampling",
                        "practice",
                        "provider",
                        "destination")) {
            tree.put(field, attempt.find(field).map(Notation::decode).orElse(null));
        }
        tree.set("capture", capture());
        tree.put("reviewState", attempt.get("review-state"));
        tree.set("provenance", provenance());
        ArrayNode evidence = tree.putArray("evidence");
        attempt.evidence().forEach(item -> evidence.add(evidence(item)));
        tree.set("output", texts.output().map(this::output).orElse(null));
        ArrayNode claims = tree.putArray("claims");
        attempt.claims().forEach(claim -> claims.add(claim(claim)));
        tree.put("claimCoverage", attempt.get("coverage"));
        tree.set("expectedQuality", Said.quality(attempt, "provisional"));
        return tree;
    }

    private ObjectNode capture() {
        ObjectNode capture =
                object().put("status", attempt.get("capture"))
                        .put("producerStatus", attempt.get("producer-capture"));
        ArrayNode limitations = capture.putArray("limitations");
        for (Section source : attempt.limitations()) {
            ObjectNode limitation = limitations.addObject();
            limitation.put("kind", source.name()).put("detail", source.get("detail"));
            source.find("evidence").ifPresent(id -> limitation.put("evidenceId", id));
            if (!source.all("span").isEmpty()) {
                Texts.Text text =
                        source.find("evidence")
                                .map(texts::evidence)
                                .orElseGet(() -> texts.output().orElseThrow());
                ArrayNode spans = limitation.putArray("spans");
                source.all("span").forEach(quotation -> spans.add(text.span(quotation)));
            }
        }
        return capture;
    }

    private ObjectNode provenance() {
        return object().put("sourceRecord", attempt.find("source-record").orElse(null))
                .put("revision", attempt.find("revision").orElse(null))
                .put("producerModel", attempt.find("model").orElse(null))
                .put("promptDigest", attempt.find("prompt").map(CaseJson::digest).orElse(null))
                .put("catalogRevision", attempt.find("catalog").orElse(null))
                .put("costUsd", attempt.find("cost").map(BigDecimal::new).orElse(null))
                .put("elapsedSeconds", attempt.find("seconds").map(BigDecimal::new).orElse(null));
    }

    private ObjectNode evidence(Section source) {
        Texts.Text text = texts.evidence(source.name());
        String sha256 = JsonText.sha256(text.bytes());
        ObjectNode evidence = object().put("id", source.name()).put("role", source.get("role"));
        evidence.set("seenByProducer", Said.yesNo(source.get("seen")));
        if (text.isBinary()) {
            evidence.put("bytesBase64", Base64.getEncoder().encodeToString(text.bytes()));
        } else {
            evidence.put("text", text.text());
        }
        evidence.put("sha256", sha256)
                .put("completeness", source.find("completeness").orElse("complete"))
                .put("revision", source.find("revision").orElse(null))
                .put("diffSide", source.find("side").orElse(null))
                .put("path", source.find("path").map(Notation::decode).orElse(null));
        source.find("origin").ifPresent(origin -> evidence.set("origin", origin(origin, sha256)));
        return evidence;
    }

    private static ObjectNode origin(String source, String sha256) {
        String[] values = source.replace("⟨sha256⟩", sha256).split(" ", -1);
        ObjectNode origin = object();
        for (int i = 0; i < ORIGIN.size(); i++) {
            origin.put(ORIGIN.get(i), values[i]);
        }
        return origin;
    }

    private ObjectNode output(Texts.Text text) {
        return object().put("text", text.text()).put("sha256", JsonText.sha256(text.bytes()));
    }

    private ObjectNode claim(Section source) {
        ObjectNode claim = object().put("id", source.name());
        ArrayNode spans = claim.putArray("spans");
        source.all("span").forEach(said -> spans.add(texts.output().orElseThrow().span(said)));
        Said.Label label = Said.label(source, "provisional");
        claim.put("verdict", label.truth()).put("grounding", label.grounding());
        claim.put("reason", source.find("reason").orElse(null));
        claim.set("evidence", texts.regions(source.all("cites")));
        ArrayNode checks = claim.putArray("checks");
        source.all("check").forEach(check -> checks.add(texts.check(check, attempt)));
        return claim;
    }

    private static String digest(String prompt) {
        return JsonText.sha256(prompt.getBytes(StandardCharsets.UTF_8));
    }

    private static ObjectNode object() {
        return JsonText.MAPPER.createObjectNode();
    }
}
