package org.plumbline.sample;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What one voice (a rater, the judge, or the provisional labels) says of a claim or a sample.
///
/// A voice without words of its own says what `labels` and `quality` say for all.
final class Said {

    static final List<String> MEASURES =
            List.of("relevance", "repetition", "usefulness", "correctWithholding");

    private static final String NOTE = " // ";

    private Said() {}

    static Label label(Section claim, String voice) {
        String said = claim.find(voice).orElseGet(() -> claim.get("labels"));
        String[] words = said.split(NOTE, 2)[0].split(" ", -1);
        if (words.length != 2) {
            throw new IllegalArgumentException(claim.place() + ": not a label: " + said);
        }
        return new Label(value(words[0]), value(words[1]), note(said));
    }

    static ObjectNode quality(Attempt attempt, String voice) {
        String said = attempt.find(voice + "-quality").orElseGet(() -> attempt.get("quality"));
        String[] words = said.split(" ", -1);
        if (words.length != MEASURES.size()) {
            throw new IllegalArgumentException(attempt.sampleId() + ": not a quality: " + said);
        }
        ObjectNode quality = JsonText.MAPPER.createObjectNode();
        for (int i = 0; i < words.length; i++) {
            quality.set(MEASURES.get(i), yesNo(words[i]));
        }
        return quality;
    }

    static JsonNode yesNo(String word) {
        return switch (word) {
            case "yes" -> JsonText.MAPPER.getNodeFactory().booleanNode(true);
            case "no" -> JsonText.MAPPER.getNodeFactory().booleanNode(false);
            case "unknown", "-" -> JsonText.MAPPER.getNodeFactory().nullNode();
            default -> throw new IllegalArgumentException("neither yes, no nor -: " + word);
        };
    }

    /// The words after ` // `.
    static Optional<String> note(String said) {
        int at = said.indexOf(NOTE);
        return at < 0 ? Optional.empty() : Optional.of(said.substring(at + NOTE.length()));
    }

    private static @Nullable String value(String word) {
        return word.equals("-") ? null : word;
    }

    record Label(@Nullable String truth, @Nullable String grounding, Optional<String> note) {}
}
