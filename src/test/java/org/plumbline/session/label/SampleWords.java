package org.plumbline.session.label;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.plumbline.session.files.Bundled;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The texts of the bundled sample, those that a reviewer sees and those that are hidden (FORMATS
/// 3), each by its longest part that a file, a Java string and a text in memory all write alike.
final class SampleWords {

    private static final Set<String> HIDDEN =
            Set.of(
                    "name",
                    "group",
                    "practice",
                    "provider",
                    "provenance",
                    "origin",
                    "reason",
                    "checks");

    /// Their values are words of the program, which has them in memory anyhow, or are decoded.
    private static final Set<String> LEFT_OUT =
            Set.of(
                    "split",
                    "sampling",
                    "verdict",
                    "grounding",
                    "producerStatus",
                    "kind",
                    "bytesBase64");

    private static final int TOO_SHORT_TO_TELL = 8;

    private final List<String> shown = new ArrayList<>();
    private final List<String> hidden = new ArrayList<>();

    SampleWords() {
        try (var channel = Bundled.corpus().open()) {
            JsonNode corpus =
                    JsonMapper.shared().readTree(Channels.newInputStream(channel).readAllBytes());
            corpus.get("cases").forEach(one -> collect(one, false));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Stream<String> shown() {
        return shown.stream().filter(part -> part.length() > 2 * TOO_SHORT_TO_TELL).distinct();
    }

    /// Without what occurs in something that is shown, the guide included.
    List<String> hidden() {
        String seen = String.join("\n", shown) + Bundled.rubric().text();
        return hidden.stream()
                .filter(part -> part.length() > TOO_SHORT_TO_TELL && !seen.contains(part))
                .distinct()
                .toList();
    }

    private void collect(JsonNode value, boolean isHidden) {
        if (value.isString()) {
            (isHidden ? hidden : shown).add(longestPlainPart(value.stringValue()));
        } else if (value.isObject()) {
            for (Map.Entry<String, JsonNode> member : value.properties()) {
                if (!LEFT_OUT.contains(member.getKey())) {
                    collect(member.getValue(), isHidden || HIDDEN.contains(member.getKey()));
                }
            }
        } else {
            value.forEach(element -> collect(element, isHidden));
        }
    }

    private static String longestPlainPart(String text) {
        return Arrays.stream(text.split("[^ !#-\\[\\]-~]", -1))
                .max(Comparator.comparingInt(String::length))
                .orElse("");
    }
}
