package org.plumbline.sample;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// What the literal checks of a case find, computed anew: the kind, a blank, the outcome.
final class CheckOutcomes {

    private CheckOutcomes() {}

    static Stream<String> of(JsonNode sample) {
        return Bundle.each(sample.get("claims"))
                .flatMap(claim -> Bundle.each(claim.get("checks")))
                .map(check -> Bundle.text(check, "kind") + " " + outcome(check, sample));
    }

    private static String outcome(JsonNode check, JsonNode sample) {
        JsonNode evidence =
                Bundle.each(sample.get("evidence"))
                        .filter(item -> item.get("id").equals(check.get("evidenceId")))
                        .findFirst()
                        .orElseThrow();
        if (!check.get("revision").equals(evidence.get("revision"))
                || !check.get("diffSide").equals(evidence.get("diffSide"))) {
            return "abstain";
        }
        byte[] bytes = Bundle.text(evidence, "text").getBytes(StandardCharsets.UTF_8);
        String region =
                new String(
                        Arrays.copyOfRange(
                                bytes, check.get("start").asInt(), check.get("end").asInt()),
                        StandardCharsets.UTF_8);
        String text = Bundle.text(check, "text");
        return switch (Bundle.text(check, "kind")) {
            case "literal-absence" -> region.contains(text) ? "annotated-text-present" : "abstain";
            case "literal-quote" -> region.equals(text) ? "exact-match" : "abstain";
            default -> throw new IllegalArgumentException("no such check: " + check);
        };
    }
}
