package org.plumbline.ui.kit;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/// Why a key may not be given to a command: something else needs it.
public enum ReservedKey {
    /// Walks through the window and its texts, presses buttons, closes what is open.
    MOVES,
    /// Deletes and inserts in texts.
    EDITS,
    /// Copies, pastes and selects all.
    COPIES,
    /// Ctrl with Alt is AltGr on many keyboards, and types characters.
    TYPES,
    /// The system's own.
    SYSTEM,
    /// No key that every keyboard names in the same way.
    UNKNOWN;

    private static final Set<KeyCode> EDITING =
            EnumSet.of(KeyCode.DELETE, KeyCode.BACK_SPACE, KeyCode.INSERT, KeyCode.CLEAR);

    private static final Set<KeyCode> COPYING =
            EnumSet.of(KeyCode.A, KeyCode.C, KeyCode.V, KeyCode.X);

    private static final Set<KeyCode> SIGNS = signs();

    private static Set<KeyCode> signs() {
        // From & to _: what other keyboards have in a row of their own.
        var signs = EnumSet.range(KeyCode.AMPERSAND, KeyCode.UNDERSCORE);
        signs.addAll(
                EnumSet.of(
                        KeyCode.COMMA,
                        KeyCode.MINUS,
                        KeyCode.PERIOD,
                        KeyCode.SLASH,
                        KeyCode.SEMICOLON,
                        KeyCode.EQUALS,
                        KeyCode.OPEN_BRACKET,
                        KeyCode.BACK_SLASH,
                        KeyCode.CLOSE_BRACKET));
        signs.addAll(
                EnumSet.of(
                        KeyCode.MULTIPLY,
                        KeyCode.ADD,
                        KeyCode.SUBTRACT,
                        KeyCode.DIVIDE,
                        KeyCode.BACK_QUOTE,
                        KeyCode.QUOTE));
        return signs;
    }

    /// Why this combination is reserved; empty where a command may have it.
    static Optional<ReservedKey> of(KeyCombination key) {
        boolean isShortcut = KeyText.isDown(key.getShortcut());
        boolean isAlt = KeyText.isDown(key.getAlt());
        boolean isShift = KeyText.isDown(key.getShift());
        if (key instanceof TypedKey) {
            return isShortcut && isAlt ? Optional.of(TYPES) : Optional.empty();
        }
        if (!(key instanceof KeyCodeCombination combination)) {
            return Optional.of(UNKNOWN);
        }
        KeyCode code = combination.getCode();
        var ofText = ofText(code, isShortcut, isAlt, isShift);
        if (ofText.isPresent()) {
            return ofText;
        }
        if ((isAlt && code == KeyCode.F4)
                || (isShift && code == KeyCode.F10)
                || code == KeyCode.CONTEXT_MENU) {
            return Optional.of(SYSTEM);
        }
        boolean isUsual =
                code.isLetterKey()
                        || code.isDigitKey()
                        || code.isFunctionKey()
                        || SIGNS.contains(code);
        return isUsual ? Optional.empty() : Optional.of(UNKNOWN);
    }

    /// What a key does in a text, whatever is held with it; empty where it does nothing there, or
    /// types what is on it.
    static Optional<ReservedKey> ofText(
            KeyCode code, boolean isShortcut, boolean isAlt, boolean isShift) {
        if (code.isNavigationKey() || code.isWhitespaceKey() || code == KeyCode.ESCAPE) {
            return Optional.of(MOVES);
        }
        if (EDITING.contains(code)) {
            return Optional.of(EDITS);
        }
        if (isShortcut && isAlt) {
            return Optional.of(TYPES);
        }
        if (isShortcut && !isShift && COPYING.contains(code)) {
            return Optional.of(COPIES);
        }
        return Optional.empty();
    }

    /// The reason in words.
    public String words() {
        return Words.get("keys.reserved." + name().toLowerCase(Locale.ROOT));
    }
}
