package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

class KeysTest {

    private static final Runnable NOTHING = () -> {};

    @Test
    void refusesAKeyThatIsTaken() {
        var keys = new Keys();
        keys.add(List.of(Command.of("label.truth.true", KeyCode.T, NOTHING)));

        assertThatThrownBy(() -> keys.add(List.of(Command.of("label.note", KeyCode.T, NOTHING))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("T does both label.truth.true and label.note");
    }

    @Test
    void theSameLetterWithAModifierIsAnotherKey() {
        var keys = new Keys();
        keys.add(
                List.of(
                        Command.of("go.next-region", KeyCode.R, NOTHING),
                        Command.ofShift("go.previous-region", KeyCode.R, NOTHING)));

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
}
