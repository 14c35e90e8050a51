package org.plumbline.sample;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// One attempt with all that its source says: what its own section leaves out comes from the
/// group's, then from the folder's defaults.
record Attempt(List<Section> settings, List<Section> evidence, List<Section> parts) {

    static final Set<String> FIELDS =
            Set.of(
                    "name",
                    "group",
                    "split",
                    "sampling",
                    "practice",
                    "provider",
                    "destination",
                    "capture",
                    "producer-capture",
                    "review-state",
                    "coverage",
                    "source-record",
                    "revision",
                    "model",
                    "prompt",
                    "catalog",
                    "cost",
                    "seconds",
                    "quality",
                    "ada-quality",
                    "ben-quality",
                    "judge-quality",
                    "provisional-quality",
                    "settle-relevance",
                    "settle-repetition",
                    "settle-usefulness",
                    "settle-correctWithholding",
                    "rated-by",
                    "unblinded");

    Attempt {
        settings = List.copyOf(settings);
        evidence = List.copyOf(evidence);
        parts = List.copyOf(parts);
    }

    String sampleId() {
        return settings.getFirst().name();
    }

    /// The value of the innermost section that has the field; the value `-` is null there.
    Optional<String> find(String field) {
        return settings.stream()
                .flatMap(section -> section.find(field).stream())
                .findFirst()
                .filter(value -> !value.equals("-"));
    }

    String get(String field) {
        return find(field)
                .orElseThrow(() -> new IllegalArgumentException(sampleId() + ": no " + field));
    }

    boolean isRatedBy(String rater) {
        return List.of(find("rated-by").orElse("").split(" ")).contains(rater);
    }

    List<Section> claims() {
        return parts.stream().filter(part -> part.kind().equals("claim")).toList();
    }

    List<Section> limitations() {
        return parts.stream().filter(part -> part.kind().equals("limitation")).toList();
    }

    Optional<Section> output() {
        return parts.stream().filter(part -> part.kind().equals("output")).findFirst();
    }
}
