package org.plumbline.ui.kit;

import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/// One thing that the user can have done, from the keyboard and from the palette.
///
/// @param id stable name, such as `label.truth.true`; its words are under `command.` + id
/// @param keys what does it; empty where only the palette does. The standard keys, where the screen
///   that has the command names it; those of now, where [KeyMap] does
/// @param action what is done, on the FX thread
/// @param repeats whether a key that is held down does it again and again; never where a label
///   changes
/// @param applies whether it would do anything now; where not, palette and menu do not offer it,
///   and its key may say why
public record Command(
        String id,
        List<KeyCombination> keys,
        Runnable action,
        boolean repeats,
        BooleanSupplier applies) {

    public Command {
        keys = List.copyOf(keys);
    }

    /// One that a key does once, however long it is held.
    public Command(String id, List<KeyCombination> keys, Runnable action) {
        this(id, keys, action, false, () -> true);
    }

    /// The same, done again and again while its key is held.
    public Command repeating() {
        return new Command(id, keys, action, true, applies);
    }

    /// The same, offered only while this is true.
    public Command when(BooleanSupplier condition) {
        return new Command(id, keys, action, repeats, condition);
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

    /// Other words that people look for it by; "" where there are none.
    public String alsoCalled() {
        return Words.find("command." + id + ".also").orElse("");
    }

    /// The part of the id before the first dot, under which the key sheet lists it.
    public String group() {
        return id.substring(0, id.indexOf('.'));
    }

    /// The same with other keys.
    Command with(List<KeyCombination> others) {
        return new Command(id, others, action, repeats, applies);
    }

    /// The cap of its first key, such as `Ctrl Z`; "" where it has none.
    public String cap() {
        return keys.isEmpty() ? "" : KeyText.cap(keys.getFirst());
    }
}
