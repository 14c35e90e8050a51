package org.plumbline.ui.kit;

import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/// One thing that the user can have done, from the keyboard and from the palette.
///
/// @param id stable name, such as `label.truth.true`; its words are under `command.` + id
/// @param keys what does it; empty where only the palette does. The standard keys, where the screen
///   that has the command names it; those of now, where [KeyMap] does
/// @param action what is done, on the FX thread
public record Command(String id, List<KeyCombination> keys, Runnable action) {

    public Command {
        keys = List.copyOf(keys);
    }

    /// One key without a modifier.
    public static Command of(String id, KeyCode key, Runnable action) {
        return new Command(id, List.of(new KeyCodeCombination(key)), action);
    }

    /// One key with Ctrl (Command on macOS).
    public static Command ofShortcut(String id, KeyCode key, Runnable action) {
        return new Command(
                id, List.of(new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN)), action);
    }

    /// One key with Shift.
    public static Command ofShift(String id, KeyCode key, Runnable action) {
        return new Command(
                id, List.of(new KeyCodeCombination(key, KeyCombination.SHIFT_DOWN)), action);
    }

    /// What it does, in words.
    public String words() {
        return Words.get("command." + id);
    }

    /// The part of the id before the first dot, under which the key sheet lists it.
    public String group() {
        return id.substring(0, id.indexOf('.'));
    }

    /// The same with other keys.
    Command with(List<KeyCombination> others) {
        return new Command(id, others, action);
    }

    /// The cap of its first key, such as `Ctrl Z`; "" where it has none.
    public String cap() {
        return keys.isEmpty() ? "" : KeyText.cap(keys.getFirst());
    }
}
