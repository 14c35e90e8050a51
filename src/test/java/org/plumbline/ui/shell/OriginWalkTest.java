package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Where evidence was found again, by keyboard alone: hidden from whoever is blind, told to whoever
/// is not.
class OriginWalkTest extends SampleWalk {

    /// Evidence `e2` of `s-0001`, whose file was found again.
    private JsonNode evidence() {
        return JsonMapper.shared().readTree(corpus.toFile()).at("/cases/0/evidence/1");
    }

    @Test
    void theOriginIsSeenOnceItsReviewerUnblinds() {
        List<String> facts =
                Stream.of("api", "repository", "path", "commit", "sha256", "recoveredAt")
                        .map(name -> evidence().get("origin").get(name).stringValue())
                        .toList();
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(words(bench)).noneMatch(words -> words.contains(facts.getFirst()));

            unblind(bench);

            assertThat(words(bench))
                    .contains("Evidence e2 was found again")
                    .containsSubsequence(facts)
                    .anyMatch(words -> words.startsWith("equal: "));
        }
    }

    @Test
    void aDigestThatDiffersIsToldToWhoeverUnblindsAndInProblems() throws IOException {
        String origin = evidence().get("origin").toString();
        String digest = evidence().get("sha256").stringValue();
        String text = Files.readString(corpus);
        int at = text.indexOf("\"origin\"");
        assertThat(origin).contains(digest);
        Files.writeString(
                corpus,
                text.substring(0, at) + text.substring(at).replaceFirst(digest, "0".repeat(64)));
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT2);
            bench.answer(corpus);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("problems-filter-warning", "warnings 1");
            bench.await("problems-part-words", "open for blind labelling");
            assertThat(words(bench))
                    .anyMatch(words -> words.contains("its origin states another one"))
                    .noneMatch(words -> words.contains("0".repeat(64)));

            bench.press(KeyCode.CONTROL, KeyCode.DIGIT1);
            unblind(bench);

            assertThat(words(bench))
                    .contains("0".repeat(64))
                    .anyMatch(words -> words.startsWith("differs: "));
        }
    }

    private static void unblind(Bench bench) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write("hidden");
        bench.press(KeyCode.ENTER);
        bench.await(() -> bench.shows("unblind-sheet"), "the question");
        bench.press(KeyCode.SHIFT, KeyCode.TAB);
        bench.press(KeyCode.SPACE);
        bench.await(() -> bench.shows("hidden-sheet"), "the hidden half");
    }

    /// All words in the window, and those that are told where the mouse rests.
    private static List<String> words(Bench bench) {
        return Fx.get(
                () ->
                        bench.scene().getRoot().lookupAll("*").stream()
                                .filter(Labeled.class::isInstance)
                                .map(Labeled.class::cast)
                                .flatMap(
                                        node ->
                                                Stream.of(
                                                        node.getText(),
                                                        node.getTooltip() == null
                                                                ? ""
                                                                : node.getTooltip().getText()))
                                .filter(Objects::nonNull)
                                .toList());
    }
}
