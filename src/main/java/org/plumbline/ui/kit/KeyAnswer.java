package org.plumbline.ui.kit;

import java.util.List;
import javafx.scene.input.KeyCombination;

/// What [KeyMap] answers to the question whether a command may have these keys.
public sealed interface KeyAnswer {

    /// They are its own, or nobody's.
    record Free() implements KeyAnswer {}

    /// No command may have this key.
    record Reserved(KeyCombination key, ReservedKey why) implements KeyAnswer {}

    /// They do something else at the same time, and could be taken from there.
    ///
    /// @param keys those that are taken
    /// @param by the commands that have them
    /// @param keyless those of `by` that would have no key then
    record Taken(List<KeyCombination> keys, List<Command> by, List<Command> keyless)
            implements KeyAnswer {
        public Taken {
            keys = List.copyOf(keys);
            by = List.copyOf(by);
            keyless = List.copyOf(keyless);
        }
    }

    /// They are the last ones of a command that must keep one.
    record Needed(List<KeyCombination> keys, Command by) implements KeyAnswer {
        public Needed {
            keys = List.copyOf(keys);
        }
    }
}
