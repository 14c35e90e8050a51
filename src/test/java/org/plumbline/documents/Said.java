package org.plumbline.documents;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What one rater or judge says of a case: the same of each claim, and an abstention from each
/// measure, unless told otherwise.
final class Said {

    final ObjectNode node = Drawing.read("{\"claims\": []}");

    private Said(DrawnCase whole) {
        node.put("sampleId", whole.sampleId());
    }

    static Said of(DrawnCase whole, String truth, String grounding) {
        var said = new Said(whole);
        for (JsonNode claim : whole.node.get("claims")) {
            ((ArrayNode) said.node.get("claims"))
                    .addObject()
                    .put("claimId", claim.get("id").asString())
                    .put("truth", truth)
                    .put("grounding", grounding)
                    .putNull("note");
        }
        return said.quality(null, null, null, null);
    }

    /// What is right and grounded.
    static Said sound(DrawnCase whole) {
        return of(whole, "true", "supported");
    }

    Said claim(String id, String truth, String grounding) {
        for (JsonNode claim : node.get("claims")) {
            if (claim.get("claimId").asString().equals(id)) {
                ((ObjectNode) claim).put("truth", truth).put("grounding", grounding);
            }
        }
        return this;
    }

    Said quality(
            @Nullable Boolean relevance,
            @Nullable Boolean repetition,
            @Nullable Boolean usefulness,
            @Nullable Boolean correctWithholding) {
        node.putObject("quality")
                .put("relevance", relevance)
                .put("repetition", repetition)
                .put("usefulness", usefulness)
                .put("correctWithholding", correctWithholding);
        return this;
    }

    Said put(String pointer, @Nullable Object value) {
        Drawing.put(node, pointer, value);
        return this;
    }
}
