package org.plumbline.check;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;

/// The labels that a decision says it settled are not those that the raters' files have.
final class MisquotedLabels {

    private MisquotedLabels() {}

    static void check(
            JsonValue decision,
            LabelField field,
            int claim,
            List<FreshRating> ratings,
            Findings findings) {
        JsonValue labels = Sound.member(decision, "labels");
        if (labels == null || !Sound.isWhole(decision, "labels")) {
            return;
        }
        Set<Map.Entry<String, LabelValue>> stated = new HashSet<>();
        for (JsonValue label : labels.elements()) {
            String rater = Sound.string(label, "rater");
            JsonValue value = Sound.member(label, "value");
            if (rater == null || value == null) {
                return;
            }
            LabelValue read = LabelReading.of(field, value);
            LabelValue known = read == null ? LabelReading.ofAny(value) : read;
            if (known == null) {
                return;
            }
            stated.add(Map.entry(rater, known));
        }
        Set<Map.Entry<String, LabelValue>> given = new HashSet<>();
        for (FreshRating rating : ratings) {
            String rater = rating.rater();
            if (rater != null) {
                given.add(Map.entry(rater, rating.label(field, claim)));
            }
        }
        if (!stated.equals(given)) {
            findings.report(
                    Code.ADJUDICATION_LABELS,
                    labels,
                    () ->
                            "the raters' files have %s, the decision has %s"
                                    .formatted(words(given), words(stated)));
        }
    }

    private static String words(Collection<Map.Entry<String, LabelValue>> labels) {
        if (labels.isEmpty()) {
            return "no label";
        }
        return labels.stream()
                .map(entry -> Quoted.of(entry.getKey()) + ": " + entry.getValue().word())
                .collect(Collectors.toCollection(TreeSet::new))
                .stream()
                .limit(10)
                .collect(Collectors.joining(", "));
    }
}
