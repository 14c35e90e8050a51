package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

/// The line in which a note is typed.
class NoteFieldTest {

    private final List<String> kept = new ArrayList<>();
    private final Note<Integer> note =
            new Note<>(
                    (of, words) -> {
                        kept.add(String.valueOf(words));
                        return true;
                    });
    private final Button elsewhere = Fx.get(Button::new);
    private final NoteField field =
            Fx.get(() -> new NoteField("note", "Note", "Why?", note, elsewhere::requestFocus));
    private Optional<Fx.Window> window = Optional.empty();

    @BeforeEach
    void open() {
        window = Optional.of(Fx.show(400, 100, () -> new VBox(field, elsewhere)));
    }

    @AfterEach
    void close() {
        window.orElseThrow().close();
    }

    @Test
    void aNoteOfSeveralLinesThatIsEnteredAndLeftIsNotTouched() {
        Fx.run(() -> note.show(1, "one\r\ntwo\0"));
        Fx.run(field::edit);
        press(KeyCode.RIGHT);
        press(KeyCode.ENTER);

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
    void shiftAndEnterBeginAnotherLine() {
        Fx.run(() -> note.show(1, "one"));
        Fx.run(field::edit);
        press(KeyCode.SHIFT, KeyCode.ENTER);
        new FxRobot().write("two");
        press(KeyCode.ENTER);

        assertThat(kept).containsExactly("one\ntwo");
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
        press(KeyCode.ENTER);

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
