package org.plumbline.ui.kit;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// A key that JavaFX has no name for, by the character that it types, such as `ж` or `ß`.
///
/// Its letter is the small one, and Shift is held or not as with any other key.
final class TypedKey extends KeyCombination {

    private final String typed;

    /// @param typed what the key types without Shift: one character
    TypedKey(String typed, Modifier... modifiers) {
        super(modifiers);
        this.typed = small(typed);
    }

    /// What a press types, where that can name a key.
    static Optional<String> of(KeyEvent event) {
        String text = event.getText();
        return isUsable(text) ? Optional.of(small(text)) : Optional.empty();
    }

    /// True for one visible character that is not of ASCII: those keys have names.
    private static boolean isUsable(String text) {
        return !text.isEmpty()
                && text.codePointCount(0, text.length()) == 1
                && text.codePointAt(0) >= 0xA1
                && switch (Character.getType(text.codePointAt(0))) {
                    case Character.CONTROL,
                            Character.FORMAT,
                            Character.SURROGATE,
                            Character.UNASSIGNED,
                            Character.PRIVATE_USE,
                            Character.SPACE_SEPARATOR,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR ->
                            false;
                    default -> true;
                };
    }

    /// The character of a name that [#getName] gave; empty where it is none.
    static Optional<String> read(String name) {
        if (name.length() < 3 || !name.startsWith("'") || !name.endsWith("'")) {
            return Optional.empty();
        }
        return Optional.of(name.substring(1, name.length() - 1))
                .filter(TypedKey::isUsable)
                .filter(text -> small(text).equals(text));
    }

    private static String small(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /// The sign for its key cap.
    String sign() {
        String large = typed.toUpperCase(Locale.ROOT);
        return large.codePointCount(0, large.length()) == 1 ? large : typed;
    }

    @Override
    public boolean match(KeyEvent event) {
        return of(event).filter(typed::equals).isPresent() && super.match(event);
    }

    @Override
    public String getName() {
        String modifiers = super.getName();
        return modifiers.isEmpty() ? "'" + typed + "'" : modifiers + "+'" + typed + "'";
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TypedKey key && typed.equals(key.typed) && super.equals(other);
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + typed.hashCode();
    }
}
