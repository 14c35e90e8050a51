package org.plumbline.sample;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The adjudications: what was decided where the raters differ.
final class DecisionsJson {

    private final Attempt attempt;
    private final List<String> raters;
    private final List<ObjectNode> decisions = new ArrayList<>();

    private DecisionsJson(Attempt attempt, List<String> raters) {
        this.attempt = attempt;
        this.raters = raters.stream().filter(attempt::isRatedBy).toList();
    }

    static void add(List<Attempt> attempts, List<String> raters, ArrayNode decisions) {
        for (Attempt attempt : attempts) {
            decisions.addAll(new DecisionsJson(attempt, raters).all());
        }
    }

    private List<ObjectNode> all() {
        for (Section claim : attempt.claims()) {
            claim.find("settle-truth").ifPresent(said -> claim(claim, "truth", said));
            claim.find("settle-grounding").ifPresent(said -> claim(claim, "grounding", said));
        }
        for (String measure : Said.MEASURES) {
            attempt.find("settle-" + measure).ifPresent(said -> measure(measure, said));
        }
        return decisions;
    }

    private void claim(Section claim, String field, String said) {
        ObjectNode decision = decision().put("claimId", claim.name()).put("field", field);
        JsonNode value = JsonText.MAPPER.getNodeFactory().stringNode(said.split(" ", 2)[0]);
        ArrayNode labels = decided(decision, said, value);
        for (String rater : raters) {
            Said.Label label = Said.label(claim, rater);
            labels.addObject()
                    .put("rater", rater)
                    .put("value", field.equals("truth") ? label.truth() : label.grounding());
        }
    }

    private void measure(String measure, String said) {
        ObjectNode decision = decision().putNull("claimId").put("field", measure);
        ArrayNode labels = decided(decision, said, Said.yesNo(said.split(" ", 2)[0]));
        for (String rater : raters) {
            labels.addObject()
                    .put("rater", rater)
                    .set("value", Said.quality(attempt, rater).get(measure));
        }
    }

    private ObjectNode decision() {
        ObjectNode decision = JsonText.MAPPER.createObjectNode();
        decisions.add(decision);
        return decision.put("sampleId", attempt.sampleId())
                .put("requestSha256", RequestJson.sha256(CaseJson.of(attempt)));
    }

    private ArrayNode decided(ObjectNode decision, String said, JsonNode value) {
        decision.set("value", value);
        decision.put("reason", Said.note(said).orElseThrow());
        return decision.putArray("labels");
    }
}
