package org.plumbline.sample;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// One `§` section of a source file: its fields, and the text under `---` if it has one.
record Section(
        String place, String kind, String name, Map<String, List<String>> fields, String body) {

    /// The fields that each kind of section may have; a misspelt one must not be ignored.
    private static final Map<String, Set<String>> ALLOWED =
            Map.of(
                    "defaults", Attempt.FIELDS,
                    "group", Attempt.FIELDS,
                    "attempt", Attempt.FIELDS,
                    "evidence",
                            Set.of(
                                    "role",
                                    "seen",
                                    "completeness",
                                    "revision",
                                    "side",
                                    "path",
                                    "charset",
                                    "origin",
                                    "lines"),
                    "limitation", Set.of("detail", "evidence", "span"),
                    "output", Set.of("lines"),
                    "claim",
                            Set.of(
                                    "span",
                                    "cites",
                                    "reason",
                                    "check",
                                    "labels",
                                    "provisional",
                                    "ada",
                                    "ben",
                                    "judge",
                                    "ada-cites",
                                    "ben-cites",
                                    "judge-cites",
                                    "settle-truth",
                                    "settle-grounding"));

    Section {
        Set<String> allowed = ALLOWED.get(kind);
        if (allowed == null) {
            throw new IllegalArgumentException(place + ": no such kind of section: " + kind);
        }
        for (String field : fields.keySet()) {
            if (!allowed.contains(field)) {
                throw new IllegalArgumentException(
                        place + ": a " + kind + " has no field " + field + ", only " + allowed);
            }
        }
    }

    Optional<String> find(String field) {
        List<String> values = all(field);
        if (values.size() > 1) {
            throw new IllegalArgumentException(place + ": more than one " + field);
        }
        return values.stream().findFirst();
    }

    String get(String field) {
        return find(field).orElseThrow(() -> new IllegalArgumentException(place + ": no " + field));
    }

    List<String> all(String field) {
        return fields.getOrDefault(field, List.of());
    }
}
