package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import javafx.scene.input.KeyCode;
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
    void aViewMayHaveAKeyOfTheWindow() {
        var keys = new Keys();
        keys.add(List.of(Command.of("file.guide", KeyCode.I, KeysTest::nothing)));
        keys.add(
                List.of(Command.of("records.insufficient", KeyCode.I, KeysTest::nothing)),
                () -> true);

        assertThat(keys.all()).extracting(Command::cap).containsExactly("I", "I");
    }

    private static void nothing() {}
}
