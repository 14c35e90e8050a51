package org.plumbline.documents;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Draws a case of a corpus: held-out and random, complete, reviewed, exhaustive, of one model and
/// one prompt, with one item that the producer read, unless told otherwise.
final class DrawnCase {

    static final String OUTPUT = "The cache is never cleared, and the lock is held too long.";

    private static final String EMPTY =
            """
            {"sampleId": "", "name": null, "group": "", "split": "held-out", "sampling": "random",
             "practice": "locking", "provider": "forge", "destination": "inline",
             "capture": {"status": "complete", "producerStatus": "complete", "limitations": []},
             "reviewState": "reviewed",
             "provenance": {"sourceRecord": null, "revision": null, "producerModel": "model-1",
               "promptDigest": "prompt-1", "catalogRevision": null, "costUsd": null,
               "elapsedSeconds": null},
             "evidence": [], "output": null, "claims": [], "claimCoverage": "exhaustive",
             "expectedQuality": {"relevance": null, "repetition": null, "usefulness": null,
               "correctWithholding": null}}
            """;

    final ObjectNode node = Drawing.read(EMPTY);

    /// A case whose work item has the name of the sample.
    DrawnCase(String sampleId) {
        this(sampleId, sampleId);
    }

    DrawnCase(String sampleId, String group) {
        node.put("sampleId", sampleId).put("group", group);
        output(OUTPUT);
        evidence("e1", "seen", true, "void clear() {}\n");
    }

    /// A hand-picked case of the development split.
    static DrawnCase regression(String sampleId) {
        return new DrawnCase(sampleId)
                .put("/split", "development")
                .put("/sampling", "regression")
                .put("/claimCoverage", "selected");
    }

    DrawnCase put(String pointer, @Nullable Object value) {
        Drawing.put(node, pointer, value);
        return this;
    }

    DrawnCase remove(String pointer) {
        Drawing.remove(node, pointer);
        return this;
    }

    DrawnCase output(String text) {
        node.putObject("output").put("text", text).put("sha256", Drawing.sha256(text));
        return this;
    }

    DrawnCase withoutOutput() {
        node.putNull("output");
        return this;
    }

    /// Adds an item, complete, of revision `r1`, on the new side.
    DrawnCase evidence(String id, String role, @Nullable Boolean seen, String text) {
        evidence()
                .addObject()
                .put("id", id)
                .put("role", role)
                .put("seenByProducer", seen)
                .put("text", text)
                .put("sha256", Drawing.sha256(text))
                .put("completeness", "complete")
                .put("revision", "r1")
                .put("diffSide", "new")
                .putNull("path");
        return this;
    }

    /// The case with this item alone.
    DrawnCase onlyEvidence(String id, String role, @Nullable Boolean seen, String text) {
        evidence().removeAll();
        return evidence(id, role, seen, text);
    }

    DrawnCase limitation(String kind) {
        ((ArrayNode) node.at("/capture/limitations"))
                .addObject()
                .put("kind", kind)
                .put("detail", "as it is");
        return this;
    }

    /// A claim on `The cache` that cites the first item.
    DrawnCase claim(String id) {
        return claim(id, "The cache", evidence().get(0).get("id").asString());
    }

    /// Claims on `The cache` that cite the first item.
    DrawnCase claims(int count) {
        for (int i = 1; i <= count; i++) {
            claim("c" + i);
        }
        return this;
    }

    /// A claim on these words of the output, without any label.
    DrawnCase claim(String id, String words, String... cited) {
        ObjectNode claim = claims().addObject().put("id", id);
        ObjectNode span = claim.putArray("spans").addObject();
        place(node.at("/output/text").asString(), words, span).put("text", words);
        claim.putNull("verdict").putNull("grounding").putNull("reason");
        ArrayNode regions = claim.putArray("evidence");
        for (String item : cited) {
            regions.addObject().put("evidenceId", item);
        }
        claim.putArray("checks");
        return this;
    }

    /// Adds a check to the last claim, of the item's own revision and side.
    DrawnCase check(String kind, String item, String region, String text) {
        ObjectNode evidence = item(item);
        ObjectNode check =
                ((ArrayNode) claims().get(claims().size() - 1).get("checks"))
                        .addObject()
                        .put("kind", kind)
                        .put("evidenceId", item);
        place(evidence.get("text").asString(), region, check).put("text", text);
        check.set("revision", evidence.get("revision"));
        check.set("diffSide", evidence.get("diffSide"));
        return this;
    }

    ObjectNode item(String id) {
        for (JsonNode item : evidence()) {
            if (item.get("id").asString().equals(id)) {
                return (ObjectNode) item;
            }
        }
        throw new IllegalArgumentException("no evidence " + id);
    }

    String sampleId() {
        return node.get("sampleId").asString();
    }

    private static ObjectNode place(String text, String words, ObjectNode into) {
        int at = text.indexOf(words);
        if (at < 0) {
            throw new IllegalArgumentException(words + " is not in " + text);
        }
        int start = text.substring(0, at).getBytes(UTF_8).length;
        return into.put("start", start).put("end", start + words.getBytes(UTF_8).length);
    }

    private ArrayNode evidence() {
        return (ArrayNode) node.get("evidence");
    }

    private ArrayNode claims() {
        return (ArrayNode) node.get("claims");
    }
}
