package org.plumbline.sample;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// All that one voice said of the bundled sample: the owner's provisional labels, a rater's, the
/// judge's. What it cites beyond a claim's own evidence is among what its label cites.
record Voice(String name, Map<String, Map<String, Label>> labels, Map<String, JsonNode> quality) {

    static final List<String> RATERS = List.of("ada", "ben");

    /// The owner of the corpus, with no notes of a rater's kind.
    static Voice owner() {
        Map<String, Map<String, Label>> labels = new HashMap<>();
        Map<String, JsonNode> quality = new HashMap<>();
        for (JsonNode sample : Bundle.cases()) {
            Map<String, Label> said = new HashMap<>();
            for (JsonNode claim : sample.get("claims")) {
                said.put(
                        Bundle.text(claim, "id"),
                        new Label(
                                Bundle.text(claim, "verdict"),
                                Bundle.text(claim, "grounding"),
                                null,
                                cited(claim)));
            }
            labels.put(Bundle.text(sample, "sampleId"), said);
            quality.put(Bundle.text(sample, "sampleId"), sample.get("expectedQuality"));
        }
        return new Voice("owner", labels, quality);
    }

    static Voice rater(String rater) {
        return read(rater, "labels-" + rater + ".json");
    }

    static Voice judge() {
        return read("judge", "judge.json");
    }

    static List<Voice> others() {
        return List.of(rater("ada"), rater("ben"), judge());
    }

    static List<Voice> all() {
        return Stream.concat(Stream.of(owner()), others().stream()).toList();
    }

    private static Voice read(String name, String file) {
        Map<String, Map<String, Label>> labels = new HashMap<>();
        Map<String, JsonNode> quality = new HashMap<>();
        for (JsonNode rating : Bundle.file(file).get("ratings")) {
            String sampleId = Bundle.text(rating, "sampleId");
            Map<String, Label> said = new HashMap<>();
            for (JsonNode claim : rating.get("claims")) {
                String claimId = Bundle.text(claim, "claimId");
                Set<String> cites = cited(Bundle.claim(sampleId, claimId));
                cites.addAll(cited(claim));
                said.put(
                        claimId,
                        new Label(
                                Bundle.text(claim, "truth"),
                                Bundle.text(claim, "grounding"),
                                claim.get("note").isNull() ? null : Bundle.text(claim, "note"),
                                cites));
            }
            labels.put(sampleId, said);
            quality.put(sampleId, rating.get("quality"));
        }
        return new Voice(name, labels, quality);
    }

    private static Set<String> cited(JsonNode claim) {
        Set<String> ids = new HashSet<>();
        if (claim.has("evidence")) {
            claim.get("evidence").forEach(it -> ids.add(Bundle.text(it, "evidenceId")));
        }
        return ids;
    }

    boolean rated(JsonNode sample) {
        return labels.containsKey(Bundle.text(sample, "sampleId"));
    }

    List<Label> of(JsonNode sample) {
        return List.copyOf(labels.getOrDefault(Bundle.text(sample, "sampleId"), Map.of()).values());
    }

    /// What this voice said of a claim of a sample that it rated.
    Label label(JsonNode sample, JsonNode claim) {
        return requireNonNull(
                labels.getOrDefault(Bundle.text(sample, "sampleId"), Map.of())
                        .get(Bundle.text(claim, "id")));
    }

    /// A measure of a sample that this voice rated: `true`, `false` or `null`.
    String measure(JsonNode sample, String measure) {
        return Bundle.text(requireNonNull(quality.get(Bundle.text(sample, "sampleId"))), measure);
    }

    /// Truth and grounding of every claim, under `sample#claim#field`.
    Map<String, String> fields() {
        Map<String, String> fields = new HashMap<>();
        labels.forEach(
                (sample, claims) ->
                        claims.forEach(
                                (claim, label) -> {
                                    fields.put(sample + "#" + claim + "#truth", label.truth());
                                    fields.put(
                                            sample + "#" + claim + "#grounding", label.grounding());
                                }));
        return fields;
    }

    /// The share of the fields that both voices labelled in which they say the same.
    double agreesWith(Voice other) {
        Map<String, String> mine = fields();
        Map<String, String> theirs = other.fields();
        List<String> shared = new ArrayList<>(mine.keySet());
        shared.retainAll(theirs.keySet());
        return shared.stream().filter(key -> Objects.equals(mine.get(key), theirs.get(key))).count()
                / (double) shared.size();
    }

    /// @param note null where there is none
    record Label(String truth, String grounding, @Nullable String note, Set<String> cites) {

        boolean isSound() {
            return truth.equals("true") && grounding.equals("supported");
        }

        boolean isUnsettled() {
            return truth.equals("unsupported") || grounding.equals("unknown");
        }
    }
}
