package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

class KeysTest {

    @Test
    void refusesAKeyThatIsTaken() {
        var keys = new Keys();
        keys.add(List.of(Command.of("label.truth.true", KeyCode.T, KeysTest::nothing)));

        assertThatThrownBy(
                        () ->
                                keys.add(
                                        List.of(
                                                Command.of(
                                                        "label.note",
                                                        KeyCode.T,
                                                        KeysTest::nothing))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("T does both label.truth.true and label.note");
    }

    @Test
    void theSameLetterWithAModifierIsAnotherKey() {
        var keys = new Keys();
        keys.add(
                List.of(
                        Command.of("go.next-region", KeyCode.R, KeysTest::nothing),
                        Command.ofShift("go.previous-region", KeyCode.R, KeysTest::nothing)));

        assertThat(keys.all()).hasSize(2);
    }

    @Test
    void capsSayWhatToPress() {
        assertThat(Keys.cap(new KeyCodeCombination(KeyCode.T))).isEqualTo("T");
        assertThat(Keys.cap(new KeyCodeCombination(KeyCode.R, KeyCombination.SHIFT_DOWN)))
                .isEqualTo("Shift R");
        assertThat(Keys.cap(new KeyCodeCombination(KeyCode.SLASH, KeyCombination.SHIFT_DOWN)))
                .isEqualTo("?");
        assertThat(Keys.cap(new KeyCodeCombination(KeyCode.K, KeyCombination.SHORTCUT_DOWN)))
                .isEqualTo("Ctrl K");
    }

    private static void nothing() {}
}
