package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import tools.jackson.databind.json.JsonMapper;

/// Typing in every text of the window, while there is a label that could be taken back instead.
class TypingWalkTest extends SampleWalk {

    /// The way to a text, and its name.
    private record Way(String text, List<KeyCode> keys) {

        static Way of(String text, KeyCode... keys) {
            return new Way(text, List.of(keys));
        }
    }

    private static final List<Way> WAYS =
            List.of(
                    Way.of("note", KeyCode.E),
                    Way.of("queue-search", KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F),
                    Way.of("find-word", KeyCode.CONTROL, KeyCode.F),
                    Way.of("palette-field", KeyCode.CONTROL, KeyCode.K),
                    Way.of("key-search", KeyCode.F1));

    @Test
    void noTextOfTheWindowTakesALabelBackInsteadOfItsTyping() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.press(KeyCode.S);
            for (Way way : WAYS) {
                bench.press(way.keys().toArray(KeyCode[]::new));
                assertUndoesItsTyping(bench, way.text());
                bench.press(KeyCode.ESCAPE);
                bench.press(KeyCode.CONTROL, KeyCode.DIGIT1);
            }
            beforeTheRater(bench);
            assertUndoesItsTyping(bench, "rater-name");
            bench.press(KeyCode.ESCAPE);
            assertThat(isChosen(bench, "truth-true")).isTrue();
            assertThat(isChosen(bench, "grounding-supported")).isTrue();

            bench.press(KeyCode.CONTROL, KeyCode.Z);
            assertThat(isChosen(bench, "grounding-supported")).as("elsewhere").isFalse();
        }
    }

    private static void beforeTheRater(Bench bench) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write("change the rater");
        bench.press(KeyCode.ENTER);
        bench.await(() -> bench.shows("rater-name"), "the question for the rater");
    }

    private static void assertUndoesItsTyping(Bench bench, String id) {
        assertThat(Fx.get(() -> bench.scene().getFocusOwner().getId())).isEqualTo(id);
        bench.press(KeyCode.END);
        String before = words(bench, id);
        bench.write("qx");
        String typed = words(bench, id);
        bench.press(KeyCode.CONTROL, KeyCode.Z);
        assertThat(words(bench, id)).as(id).isEqualTo(before).isNotEqualTo(typed);
        bench.press(KeyCode.CONTROL, KeyCode.Y);
        assertThat(words(bench, id)).as(id).isEqualTo(typed);
        bench.press(KeyCode.CONTROL, KeyCode.Z);
    }

    private static String words(Bench bench, String id) {
        var text = bench.node(id, TextInputControl.class);
        return Fx.get(text::getText);
    }

    @Test
    void aReviewNoteTypedOnAfterAnUndoReachesTheJournal() throws Exception {
        Path file = folder.resolve("annotations.json");
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");
            bench.press(KeyCode.DIGIT4);
            bench.press(KeyCode.E);
            bench.write("A");
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.write("B");
            bench.await("records-saving", "note not saved yet");
            bench.press(KeyCode.ESCAPE);
            bench.await("records-saving", "review on disk");
            // What has the focus behind a note answers no question.
            bench.press(KeyCode.ENTER);
            bench.press(KeyCode.SPACE);
            String shown = words(bench, "records-note");
            bench.press(KeyCode.J);
            bench.await("records-row-facts", "llm · replicate 0");

            bench.answer(file);
            bench.press(KeyCode.CONTROL, KeyCode.E);
            bench.await("message-title", "Written");
            assertThat(shown).endsWith("B").doesNotContain("AB");
            var written = new JsonMapper().readTree(Files.readAllBytes(file));
            var bundled = new JsonMapper().readTree(Path.of("assets/records/table.json").toFile());
            assertThat(written.at("/rows/0/intent_correct"))
                    .isEqualTo(bundled.at("/rows/0/intent_correct"));
            assertThat(written.at("/rows/0/review_note").stringValue()).isEqualTo(shown);
        }
    }

    @Test
    void aTableThatIsOpenedAgainStaysWhereItIsAndTakesReviews() throws Exception {
        Path table = folder.resolve("table.json");
        Files.copy(Path.of("assets/records/table.json"), table);
        try (var bench = new Bench(data, table)) {
            bench.await("records-row-title", "why-retry-doubles");
            bench.press(KeyCode.J);
            bench.press(KeyCode.DIGIT4);
            bench.await("records-annotated", "1 row reviewed");
            String facts = bench.words("records-row-facts");

            bench.answer(table);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("records-file", "table.json");
            bench.press(KeyCode.DIGIT4);
            bench.await("records-saving", "review on disk");
            assertThat(bench.words("records-row-facts")).isEqualTo(facts);

            String other = Files.readString(table).replace("why-retry-doubles", "another-task");
            Files.writeString(table, other);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("records-row-title", "another-task");
            bench.press(KeyCode.DIGIT4);
            bench.await("records-saving", "review on disk");
        }
    }
}
