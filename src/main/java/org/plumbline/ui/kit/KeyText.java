package org.plumbline.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/// Key combinations in writing: a name for the settings, the same on every machine, and a cap for
/// the screen.
public final class KeyText {

    private static final Map<String, Modifier> MODIFIERS =
            Map.of(
                    "Shift", KeyCombination.SHIFT_DOWN,
                    "Alt", KeyCombination.ALT_DOWN,
                    "Shortcut", KeyCombination.SHORTCUT_DOWN);

    private KeyText() {}

    /// The name under which settings keep a combination, such as `Shortcut+Z` or `Shift+Slash`.
    static String name(KeyCombination key) {
        return key.getName();
    }

    /// The combination with this name; empty where it is none that [#name] gives.
    static Optional<KeyCombination> read(String name) {
        List<String> parts = List.of(name.split("\\+", -1));
        var modifiers = parts.subList(0, parts.size() - 1);
        if (!MODIFIERS.keySet().containsAll(modifiers)) {
            return Optional.empty();
        }
        Modifier[] held =
                modifiers.stream().distinct().map(MODIFIERS::get).toArray(Modifier[]::new);
        // One name a combination: what is written another way would not be found again by it.
        return TypedKey.read(parts.getLast())
                .<KeyCombination>map(typed -> new TypedKey(typed, held))
                .or(() -> named(parts.getLast(), held))
                .filter(read -> name(read).equals(name));
    }

    private static Optional<KeyCombination> named(String name, Modifier... held) {
        KeyCode code = KeyCode.getKeyCode(name);
        return code == null || !canStandAlone(code)
                ? Optional.empty()
                : Optional.of(new KeyCodeCombination(code, held));
    }

    /// What is pressed; empty where it is a modifier alone, a key without a name that types no
    /// character of its own, or held with a modifier that belongs to the system.
    static Optional<KeyCombination> of(KeyEvent event) {
        boolean isSystem =
                ((event.isControlDown() || event.isMetaDown()) && !event.isShortcutDown())
                        || (event.isControlDown() && event.isMetaDown());
        if (isSystem) {
            return Optional.empty();
        }
        var modifiers = new ArrayList<Modifier>();
        if (event.isShiftDown()) {
            modifiers.add(KeyCombination.SHIFT_DOWN);
        }
        if (event.isAltDown()) {
            modifiers.add(KeyCombination.ALT_DOWN);
        }
        if (event.isShortcutDown()) {
            modifiers.add(KeyCombination.SHORTCUT_DOWN);
        }
        Modifier[] held = modifiers.toArray(Modifier[]::new);
        return canStandAlone(event.getCode())
                ? Optional.of(new KeyCodeCombination(event.getCode(), held))
                : TypedKey.of(event).map(typed -> new TypedKey(typed, held));
    }

    private static boolean canStandAlone(KeyCode code) {
        return code != KeyCode.UNDEFINED && code != KeyCode.SHORTCUT && !code.isModifierKey();
    }

    /// The sign on the key cap of a combination, such as `Shift R`, `?` or `Ctrl K`.
    public static String cap(KeyCombination key) {
        boolean isShortcut = isDown(key.getShortcut());
        boolean isAlt = isDown(key.getAlt());
        boolean isShift = isDown(key.getShift());
        if (isShift && !isShortcut && !isAlt && code(key) == KeyCode.SLASH) {
            return "?";
        }
        return (isShortcut ? "Ctrl " : "")
                + (isAlt ? "Alt " : "")
                + (isShift ? "Shift " : "")
                + (key instanceof TypedKey typed ? typed.sign() : sign(code(key)));
    }

    private static KeyCode code(KeyCombination key) {
        return key instanceof KeyCodeCombination combination
                ? combination.getCode()
                : KeyCode.UNDEFINED;
    }

    static boolean isDown(ModifierValue modifier) {
        return modifier == ModifierValue.DOWN;
    }

    private static String sign(KeyCode code) {
        return switch (code) {
            case PLUS -> "+";
            case EQUALS -> "=";
            case MINUS -> "-";
            case ADD -> "Num +";
            case SUBTRACT -> "Num -";
            case MULTIPLY -> "Num *";
            case DIVIDE -> "Num /";
            case SLASH -> "/";
            case BACK_SLASH -> "\\";
            case COMMA -> ",";
            case PERIOD -> ".";
            case SEMICOLON -> ";";
            case COLON -> ":";
            case OPEN_BRACKET -> "[";
            case CLOSE_BRACKET -> "]";
            case QUOTE -> "'";
            case BACK_QUOTE -> "`";
            case LESS -> "<";
            case GREATER -> ">";
            case AMPERSAND -> "&";
            case ASTERISK -> "*";
            case NUMBER_SIGN -> "#";
            case AT -> "@";
            case UNDERSCORE -> "_";
            default -> code.getName();
        };
    }
}
