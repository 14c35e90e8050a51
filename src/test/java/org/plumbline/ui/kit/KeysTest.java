package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
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

    private static Command command(String id) {
        return new Command(id, List.of(), () -> {});
    }
}
