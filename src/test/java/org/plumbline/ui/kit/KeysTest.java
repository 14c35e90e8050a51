package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

/// Which commands are there, by what is shown.
class KeysTest {

    @Test
    void aViewThatIsOutOfSightHasNoCommandNow() {
        var first = new AtomicBoolean(true);
        var keys = new Keys(Locale.ROOT);
        keys.add(List.of(command("label.one")), first::get);
        keys.add(List.of(command("records.one")), () -> !first.get());
        keys.add(List.of(command("shell.one")));

        assertThat(keys.current())
                .extracting(Command::id)
                .containsExactly("label.one", "shell.one");
        first.set(false);
        assertThat(keys.current())
                .extracting(Command::id)
                .containsExactly("records.one", "shell.one");
        assertThat(keys.all()).hasSize(3);
    }

    @Test
    void theCapIsOfAKeyThatTheViewHasNotGivenToAnotherCommand() {
        var inRecords = new AtomicBoolean();
        var keys = new Keys(Locale.ROOT);
        keys.add(List.of(Command.of("records.insufficient", KeyCode.I, () -> {})), inRecords::get);
        var guide =
                new Command(
                        "shell.guide",
                        List.of(
                                new KeyCodeCombination(KeyCode.I),
                                new KeyCodeCombination(KeyCode.I, KeyCombination.SHIFT_DOWN)),
                        () -> {});
        keys.add(List.of(guide, command("shell.none")));

        assertThat(keys.cap(guide)).isEqualTo("I");
        inRecords.set(true);
        assertThat(keys.cap(guide)).isEqualTo("Shift I");
        assertThat(keys.cap(command("shell.none"))).isEmpty();
    }

    private static Command command(String id) {
        return new Command(id, List.of(), () -> {});
    }
}
