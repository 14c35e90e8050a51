package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import org.testfx.api.FxRobot;

/// Whose a key is, in a window with a text and a button, and commands on every key there is.
class TypedTextTest {

    /// What every text needs: to walk, to delete, to copy.
    private static final List<KeyCode> WALKING =
            List.of(
                    KeyCode.LEFT,
                    KeyCode.RIGHT,
                    KeyCode.UP,
                    KeyCode.DOWN,
                    KeyCode.HOME,
                    KeyCode.END,
                    KeyCode.BACK_SPACE,
                    KeyCode.DELETE);

    private static final List<KeyCode> COPYING =
            List.of(KeyCode.A, KeyCode.C, KeyCode.V, KeyCode.X);

    private final List<String> done = new ArrayList<>();
    private boolean underASheet;
    private Optional<Fx.Window> window = Optional.empty();
    private TextField text = Fx.get(TextField::new);
    private Button button = Fx.get(Button::new);

    @BeforeEach
    void open() {
        window = Optional.of(Fx.show(300, 200, () -> new VBox(text, button)));
    }

    @AfterEach
    void close() {
        window.orElseThrow().close();
    }

    private void listen(Keys keys) {
        Fx.run(() -> keys.listen(text.getScene(), () -> underASheet));
    }

    private Command command(String id, String key) {
        return new Command(
                id, List.of(KeyText.read(key).orElseThrow()), () -> done.add(id + " " + key));
    }

    /// Undo and redo of a view, as every view has them.
    private Keys steps() {
        var keys = new Keys(Locale.ROOT);
        keys.add(List.of(command("label.undo", "Shortcut+Z"), command("label.redo", "Shortcut+Y")));
        return keys;
    }

    @Test
    void aTextUndoesAndRedoesItsOwnTypingWhileItHasTheFocus() {
        listen(steps());
        type("ab");

        press(KeyCode.CONTROL, KeyCode.Z);
        assertThat(words()).isEmpty();
        press(KeyCode.CONTROL, KeyCode.Y);
        assertThat(words()).isEqualTo("ab");
        press(KeyCode.CONTROL, KeyCode.Z);
        press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertThat(words()).isEqualTo("ab");
        // Also where there is nothing left to take back.
        press(KeyCode.CONTROL, KeyCode.Y);

        assertThat(done).isEmpty();
    }

    @Test
    void soItDoesInASheetWhereNoCommandIsHeard() {
        listen(steps());
        underASheet = true;
        type("ab");

        press(KeyCode.CONTROL, KeyCode.Z);
        press(KeyCode.CONTROL, KeyCode.Y);

        assertThat(words()).isEqualTo("ab");
        assertThat(done).isEmpty();
    }

    @Test
    void elsewhereTheViewTakesItsOwnStepBack() {
        listen(steps());
        type("ab");
        Fx.run(button::requestFocus);

        press(KeyCode.CONTROL, KeyCode.Z);

        assertThat(words()).isEqualTo("ab");
        assertThat(done).containsExactly("label.undo Shortcut+Z");
    }

    @Test
    void aTextThatIsOnlyReadHasNothingToTakeBack() {
        listen(steps());
        Fx.run(
                () -> {
                    text.setEditable(false);
                    text.requestFocus();
                });

        press(KeyCode.CONTROL, KeyCode.Z);

        assertThat(done).containsExactly("label.undo Shortcut+Z");
    }

    @Test
    void theKeyThatTheUserChoseForUndoMeansTheTextToo() {
        var keys = steps();
        keys.map().choose(Map.of("label.undo", List.of("Shortcut+U")));
        listen(keys);
        type("ab");

        press(KeyCode.CONTROL, KeyCode.U);

        assertThat(words()).isEmpty();
        assertThat(done).isEmpty();
    }

    @Test
    void aChosenLetterIsTypedAndTakesNothingBack() {
        var keys = steps();
        keys.map().choose(Map.of("label.undo", List.of("B")));
        listen(keys);
        type("ab");

        assertThat(words()).isEqualTo("ab");
    }

    @Test
    void noCommandHasAKeyThatATextNeedsWhileItIsTypedIn() {
        var keys = new Keys(Locale.ROOT);
        Stream.concat(
                        WALKING.stream()
                                .flatMap(
                                        code ->
                                                Stream.of("", "Shift+", "Shortcut+")
                                                        .map(held -> held + code.getName())),
                        COPYING.stream().map(code -> "Shortcut+" + code.getName()))
                .map(TypedTextTest::named)
                .forEach(key -> keys.add(List.of(command("go." + key, key))));
        listen(keys);
        type("ab");

        pressAll();
        assertThat(done).isEmpty();

        Fx.run(button::requestFocus);
        pressAll();
        assertThat(done).hasSize(3 * WALKING.size() + COPYING.size());
    }

    @Test
    void otherKeysWithCtrlDoTheirCommandsFromWithinAText() {
        var keys = new Keys(Locale.ROOT);
        keys.add(List.of(command("file.export", "Shortcut+E"), command("file.keys", "F1")));
        listen(keys);
        type("ab");

        press(KeyCode.CONTROL, KeyCode.E);
        press(KeyCode.F1);

        assertThat(done).containsExactly("file.export Shortcut+E", "file.keys F1");
    }

    /// The name that reads again: keys are written in several ways.
    private static String named(String key) {
        return key.replace("Backspace", KeyCode.BACK_SPACE.getName());
    }

    private void pressAll() {
        for (KeyCode code : WALKING) {
            send(code, false, false);
            send(code, true, false);
            send(code, false, true);
        }
        COPYING.forEach(code -> send(code, false, true));
    }

    private void send(KeyCode code, boolean shift, boolean control) {
        Fx.run(
                () -> {
                    var owner = text.getScene().getFocusOwner();
                    var event =
                            new KeyEvent(
                                    KeyEvent.KEY_PRESSED,
                                    "",
                                    "",
                                    code,
                                    shift,
                                    control,
                                    false,
                                    false);
                    owner.fireEvent(event);
                });
    }

    private void type(String words) {
        Fx.run(text::requestFocus);
        new FxRobot().write(words);
        window.orElseThrow().settle();
    }

    private void press(KeyCode... keys) {
        window.orElseThrow().press(keys);
    }

    private String words() {
        return Fx.get(text::getText);
    }
}
