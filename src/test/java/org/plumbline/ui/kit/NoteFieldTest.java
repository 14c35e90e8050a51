package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import org.testfx.api.FxRobot;

/// The room in which a note is typed.
class NoteFieldTest {

    private final List<String> kept = new ArrayList<>();
    private final Note<Integer> note =
            new Note<>(
                    (of, words) -> {
                        kept.add(String.valueOf(words));
                        return true;
                    });
    private final Button elsewhere = Fx.get(Button::new);
    private final AtomicReference<String> gone = new AtomicReference<>("");
    private final NoteField field =
            Fx.get(
                    () ->
                            new NoteField(
                                    "note",
                                    "Note",
                                    "Why?",
                                    note,
                                    () -> List.of(target("c2"), target("e3")),
                                    elsewhere::requestFocus));
    private Optional<Fx.Window> window = Optional.empty();

    @BeforeEach
    void open() {
        window = Optional.of(Fx.show(400, 300, () -> new VBox(field.row("label.note"), elsewhere)));
    }

    @AfterEach
    void close() {
        window.orElseThrow().close();
    }

    private Mentions.Target target(String name) {
        return new Mentions.Target(
                name,
                "Go to " + name,
                () -> {
                    gone.set(gone.get() + name + " ");
                    elsewhere.requestFocus();
                });
    }

    @Test
    void aNoteOfSeveralLinesThatIsEnteredAndLeftIsNotTouched() {
        Fx.run(() -> note.show(1, "one\r\ntwo\0"));
        Fx.run(field::edit);
        press(KeyCode.RIGHT);
        press(KeyCode.CONTROL, KeyCode.ENTER);

        assertThat(Fx.get(elsewhere::isFocused)).isTrue();
        assertThat(kept).isEmpty();
    }

    @Test
    void typingBehindItsLinesKeepsThem() {
        Fx.run(() -> note.show(1, "one\r\ntwo"));
        Fx.run(field::edit);
        new FxRobot().write("!");
        press(KeyCode.CONTROL, KeyCode.Z);
        new FxRobot().write("?");
        press(KeyCode.ESCAPE);

        assertThat(kept).containsExactly("one\r\ntwo?");
    }

    @Test
    void enterBeginsAnotherLineWithShiftAndWithout() {
        Fx.run(() -> note.show(1, "one"));
        Fx.run(field::edit);
        press(KeyCode.ENTER);
        new FxRobot().write("two");
        press(KeyCode.SHIFT, KeyCode.ENTER);
        new FxRobot().write("three");
        press(KeyCode.ESCAPE);

        assertThat(kept).containsExactly("one\ntwo\nthree");
    }

    @Test
    void tabLeavesToWhatComesNextAndTypesNothing() {
        Fx.run(() -> note.show(1, "one"));
        Fx.run(field::edit);
        press(KeyCode.TAB);

        assertThat(Fx.get(elsewhere::isFocused)).isTrue();
        assertThat(kept).isEmpty();
    }

    @Test
    void upAndDownWalkWithinTheNote() {
        Fx.run(() -> note.show(1, "ab\ncd"));
        Fx.run(field::edit);
        // Which line is above is known once both are laid out.
        window.orElseThrow().settle();
        press(KeyCode.UP);
        new FxRobot().write("!");
        press(KeyCode.DOWN);
        press(KeyCode.HOME);
        new FxRobot().write("?");
        press(KeyCode.ESCAPE);

        assertThat(kept).containsExactly("ab!\n?cd");
    }

    @Test
    void growsWithItsLinesUpToALimit() {
        Fx.run(() -> note.show(1, "one"));
        double one = height();
        Fx.run(() -> note.show(1, "one\ntwo\n"));
        double three = height();
        Fx.run(() -> note.show(1, "word ".repeat(40)));
        double wrapped = height();
        Fx.run(() -> note.show(1, "line\n".repeat(30)));
        double thirty = height();
        Fx.run(() -> note.show(1, "line\n".repeat(300)));

        assertThat(three).isGreaterThan(one * 1.5);
        assertThat(wrapped).isGreaterThan(one * 1.5);
        assertThat(thirty).isGreaterThan(three).isEqualTo(height());
    }

    private double height() {
        window.orElseThrow().settle();
        return Fx.get(field::getHeight);
    }

    @Test
    void whatItNamesIsALinkThatTabReachesAndEnterFollows() {
        Fx.run(() -> note.show(1, "as in e3, not c9"));
        Fx.run(field::edit);
        press(KeyCode.TAB);
        press(KeyCode.ENTER);

        assertThat(gone.get()).isEqualTo("e3 ");
    }

    @Test
    void followsWhatIsNamedAtTheCaretAndThenTheOthersInTurn() {
        Fx.run(() -> note.show(1, "c2 is e3"));
        Fx.run(field::edit);
        assertThat(Fx.get(field::follow)).isTrue();
        assertThat(Fx.get(field::follow)).isTrue();
        assertThat(gone.get()).isEqualTo("e3 c2 ");

        Fx.run(() -> note.show(2, "c9"));
        assertThat(Fx.get(field::follow)).as("nothing of that name").isFalse();
    }

    @Test
    void pastedLinesStayLinesAndAreCopiedAsSuch() {
        clipboard("one\ntwo\tthree");
        Fx.run(() -> note.show(1, null));
        Fx.run(field::edit);
        press(KeyCode.CONTROL, KeyCode.V);
        clipboard("nothing");
        press(KeyCode.CONTROL, KeyCode.A);
        press(KeyCode.CONTROL, KeyCode.C);
        press(KeyCode.ESCAPE);

        assertThat(kept).containsExactly("one\ntwo\tthree");
        assertThat(Fx.clipboard()).isEqualTo("one\ntwo\tthree");
    }

    @Test
    void anotherNoteTakesNothingOfTheUndoneTypingWithIt() {
        Fx.run(() -> note.show(1, "one"));
        Fx.run(field::edit);
        new FxRobot().write("!");
        Fx.run(
                () -> {
                    note.commit();
                    note.show(2, "two");
                    field.undo();
                });

        String shown = Fx.get(field::getText);
        assertThat(shown).isEqualTo("two");
        assertThat(kept).containsExactly("one!");
    }

    private static void clipboard(String words) {
        Fx.run(
                () -> {
                    var content = new ClipboardContent();
                    content.putString(words);
                    Clipboard.getSystemClipboard().setContent(content);
                });
    }

    private void press(KeyCode... keys) {
        window.orElseThrow().press(keys);
    }
}
