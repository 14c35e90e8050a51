package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import org.plumbline.ui.kit.KeyCap;

/// Other keys for the commands, chosen by keyboard alone.
class KeyWalkTest extends SampleWalk {

    @Test
    void aChosenKeyLabelsAndTheOldOneDoesNothing() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            choose(bench, "truth: true", KeyCode.V);

            assertThat(bench.words("key-words")).isEqualTo("V now does “Truth: true”.");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("key-sheet")).isFalse();
            assertThat(cap(bench, "truth-true")).isEqualTo("V");
            bench.press(KeyCode.T);
            assertThat(isChosen(bench, "truth-true")).isFalse();
            bench.press(KeyCode.V);
            assertThat(isChosen(bench, "truth-true")).isTrue();
        }
    }

    /// Opens the sheet, finds a command by its words, and presses its new key.
    private static void choose(Bench bench, String words, KeyCode... keys) {
        bench.press(KeyCode.F1);
        find(bench, words);
        bench.press(KeyCode.ENTER);
        bench.press(keys);
    }

    private static void find(Bench bench, String words) {
        bench.write(words);
        bench.press(KeyCode.ENTER);
    }

    private static String cap(Bench bench, String id) {
        var button = bench.node(id, ToggleButton.class);
        return Fx.get(() -> ((KeyCap) button.getGraphic()).getText());
    }

    @Test
    void aTakenKeyIsRefusedByNameAndTakenOverOnlyWhenAsked() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            choose(bench, "write a note", KeyCode.T);

            assertThat(bench.words("key-words"))
                    .isEqualTo(
                            "T already does “Truth: true”. Give it to “Write a note”?"
                                    + " Then “Truth: true” has no key until you give it one.");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.words("key-words")).isEqualTo("“Write a note” keeps what it has.");
            assertThat(focused(bench).getAccessibleText()).isEqualTo("Write a note, E");

            bench.press(KeyCode.ENTER);
            bench.press(KeyCode.T);
            assertThat(focused(bench).getAccessibleText())
                    .startsWith("T already does “Truth: true”.")
                    .endsWith("Leave it");
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.ENTER);

            assertThat(bench.words("key-words"))
                    .isEqualTo(
                            "T now does “Write a note”."
                                    + " “Truth: true” has no key until you give it one.");
            assertThat(focused(bench).getAccessibleText()).isEqualTo("Write a note, T, changed");
            bench.press(KeyCode.ESCAPE);
            assertThat(cap(bench, "truth-true")).isEmpty();
            bench.press(KeyCode.T);
            assertThat(Fx.get(() -> bench.scene().getFocusOwner().getId())).isEqualTo("note");
            assertThat(isChosen(bench, "truth-true")).isFalse();
        }
    }

    private static Node focused(Bench bench) {
        return Fx.get(() -> bench.scene().getFocusOwner());
    }

    @Test
    void chosenKeysHoldAfterARestartAndStandardOnesComeBackOnRequest() throws IOException {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            choose(bench, "truth: true", KeyCode.V);
            awaitSettings(bench, "\"V\"");
        }
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(cap(bench, "truth-true")).isEqualTo("V");
            bench.press(KeyCode.V);
            assertThat(isChosen(bench, "truth-true")).isTrue();

            bench.press(KeyCode.F1);
            find(bench, "truth: true");
            bench.press(KeyCode.DELETE);
            assertThat(bench.words("key-words")).isEqualTo("T now does “Truth: true”.");
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.press(KeyCode.V);
            assertThat(isChosen(bench, "truth-true")).isFalse();
            bench.press(KeyCode.T);
            assertThat(isChosen(bench, "truth-true")).isTrue();
            bench.await(() -> !settings().contains("\"keys\""), "the settings without keys");
        }
    }

    private void awaitSettings(Bench bench, String part) {
        bench.await(() -> settings().contains(part), "settings with " + part);
    }

    private String settings() {
        Path file = data.resolve("settings.json");
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new AssertionError("unreadable settings", e);
        }
    }

    @Test
    void allStandardKeysComeBackAfterAQuestion() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            choose(bench, "truth: true", KeyCode.V);
            focus(bench, "key-all");
            bench.press(KeyCode.ENTER);
            assertThat(bench.words("key-words")).startsWith("One command has keys of your own.");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("key-sheet")).isTrue();
            assertThat(bench.words("key-words")).isEqualTo("Your keys stay as they are.");

            focus(bench, "key-all");
            bench.press(KeyCode.ENTER);
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.ENTER);
            assertThat(bench.words("key-words"))
                    .isEqualTo("All commands have their standard keys.");
            bench.press(KeyCode.ESCAPE);
            assertThat(cap(bench, "truth-true")).isEqualTo("T");
        }
    }

    /// Walks there by Tab.
    private static void focus(Bench bench, String id) {
        for (int i = 0; i < 10 && !id.equals(focused(bench).getId()); i++) {
            bench.press(KeyCode.TAB);
        }
        assertThat(focused(bench).getId()).isEqualTo(id);
    }

    @Test
    void whileAKeyIsChosenNothingElseIsDone() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            choose(bench, "truth: true", KeyCode.ENTER);
            assertThat(bench.words("key-words"))
                    .isEqualTo(
                            "Enter moves through the window and its texts, presses buttons or"
                                    + " closes what is open. Press another one for “Truth: true”,"
                                    + " or Esc to keep what it has.");
            bench.press(KeyCode.CONTROL, KeyCode.C);
            assertThat(bench.words("key-words")).startsWith("Ctrl C copies");
            bench.press(KeyCode.CONTROL, KeyCode.Q);
            assertThat(bench.words("key-words")).startsWith("Ctrl Q is the only key of “Quit”");
            bench.press(KeyCode.CONTROL, KeyCode.E);
            assertThat(bench.words("key-words")).startsWith("Ctrl E already does “Export labels”");
            bench.press(KeyCode.CONTROL, KeyCode.E);
            assertThat(bench.shows("export-sheet")).isFalse();

            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("key-sheet")).isTrue();
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("key-sheet")).isFalse();
            bench.press(KeyCode.T);
            assertThat(isChosen(bench, "truth-true")).isTrue();
        }
    }

    @Test
    void theMenuHearsTheNewKeyAndNotTheOldOne() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            choose(bench, "export labels", KeyCode.CONTROL, KeyCode.J);
            bench.press(KeyCode.ESCAPE);

            bench.press(KeyCode.CONTROL, KeyCode.E);
            assertThat(bench.shows("export-sheet")).isFalse();
            bench.press(KeyCode.CONTROL, KeyCode.J);
            assertThat(bench.shows("export-sheet")).isTrue();
        }
    }

    @Test
    void aChosenKeyIsTextWhileANoteIsWritten() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            choose(bench, "truth: true", KeyCode.DIGIT1);
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.ENTER);
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.E);
            bench.write("t1 ?");
            var note = bench.node("note", TextInputControl.class);
            assertThat(Fx.get(() -> note.getText())).isEqualTo("t1 ?");
            assertThat(isChosen(bench, "truth-true")).isFalse();
            assertThat(bench.shows("key-sheet")).isFalse();
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.DIGIT1);
            assertThat(isChosen(bench, "truth-true")).isTrue();
        }
    }

    @Test
    void theSheetListsEveryCommandAndFindsByWordAndByKey() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.F1);
            assertThat(rows(bench)).isGreaterThan(60);
            assertThat(bench.shows("key-of-file-tour")).isTrue();
            assertThat(focused(bench).getAccessibleRole()).isEqualTo(AccessibleRole.TEXT_FIELD);

            bench.write("ctrl z");
            assertThat(rows(bench)).isEqualTo(2);
            bench.press(KeyCode.DOWN);
            assertThat(focused(bench).getId()).isEqualTo("key-of-label-undo");
            assertThat(focused(bench).getAccessibleRole()).isEqualTo(AccessibleRole.BUTTON);
            bench.press(KeyCode.DOWN);
            assertThat(focused(bench).getId()).isEqualTo("key-of-records-undo");
            bench.press(KeyCode.UP);
            bench.press(KeyCode.ENTER);
            assertThat(focused(bench).getAccessibleText())
                    .startsWith("Undo: press the new key. Esc keeps what it has.");
        }
    }

    private static long rows(Bench bench) {
        return Fx.get(
                () ->
                        bench.scene().getRoot().lookupAll(".key-button").stream()
                                .filter(Button.class::isInstance)
                                .count());
    }

    /// A cap that is written down would go on showing the standard key.
    @Test
    void everyCapOutsideTheSheetIsThatOfACommand() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.F);
            assertThat(fixedCaps(bench)).containsOnly("Esc");
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            assertThat(fixedCaps(bench)).isEmpty();
        }
    }

    private static List<String> fixedCaps(Bench bench) {
        return Fx.get(
                () ->
                        shown(bench.scene().getRoot())
                                .filter(KeyCap.class::isInstance)
                                .map(KeyCap.class::cast)
                                .filter(cap -> !cap.isOfCommand())
                                .map(KeyCap::getText)
                                .toList());
    }

    private static Stream<Node> shown(Node node) {
        return !node.isVisible()
                ? Stream.empty()
                : node instanceof Parent parent
                        ? Stream.concat(
                                Stream.of(node),
                                parent.getChildrenUnmodifiable().stream()
                                        .flatMap(KeyWalkTest::shown))
                        : Stream.of(node);
    }
}
