package org.plumbline.sample;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// What the two raters and the adjudicator make of each claim, computed anew from the bundled
/// files: the value, or `disputed`, or `missing`.
final class Resolution {

    private final Map<String, Set<String>> said = new HashMap<>();
    private final Map<String, String> decided = new HashMap<>();
    private final Map<String, Integer> ratings = new HashMap<>();

    Resolution() {
        for (String name : List.of("labels-ada.json", "labels-ben.json")) {
            for (JsonNode rating : Bundle.file(name).get("ratings")) {
                ratings.merge(Bundle.text(rating, "sampleId"), 1, Integer::sum);
                rating.get("claims").forEach(label -> add(rating, label));
            }
        }
        for (JsonNode decision : Bundle.file("adjudications.json").get("decisions")) {
            decided.put(
                    key(
                            Bundle.text(decision, "sampleId"),
                            Bundle.text(decision, "claimId"),
                            Bundle.text(decision, "field")),
                    Bundle.text(decision, "value"));
        }
    }

    private void add(JsonNode rating, JsonNode label) {
        for (String field : List.of("truth", "grounding")) {
            String key = key(Bundle.text(rating, "sampleId"), Bundle.text(label, "claimId"), field);
            said.computeIfAbsent(key, _ -> new HashSet<>()).add(Bundle.text(label, field));
        }
    }

    /// `truth` or `grounding` of all claims of a case.
    List<String> of(JsonNode sample, String field) {
        return Bundle.each(sample.get("claims"))
                .map(claim -> key(Bundle.text(sample, "sampleId"), Bundle.text(claim, "id"), field))
                .map(this::value)
                .toList();
    }

    private String value(String key) {
        Set<String> values = said.getOrDefault(key, Set.of());
        if (values.isEmpty()) {
            return "missing";
        }
        return decided.getOrDefault(
                key, values.size() == 1 ? values.iterator().next() : "disputed");
    }

    int ratings(JsonNode sample) {
        return ratings.getOrDefault(Bundle.text(sample, "sampleId"), 0);
    }

    private static String key(String sampleId, String claimId, String field) {
        return sampleId + "#" + claimId + "#" + field;
    }
}
