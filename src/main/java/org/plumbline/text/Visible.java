package org.plumbline.text;

import java.util.Locale;
import java.util.function.Consumer;

/// Makes a text from a file safe to show: what cannot be seen, only changes others, reorders a line
/// or steers a terminal becomes a mark that names its code point.
public final class Visible {

    private Visible() {}

    /// The text with a mark such as `<U+202E>` in the place of each such character.
    public static String of(String text) {
        var shown = new StringBuilder();
        split(text, shown::append, mark -> shown.append('<').append(mark).append('>'));
        return shown.toString();
    }

    /// Gives the text piece by piece: stretches to be shown as they are, and the names of
    /// characters that are not, such as `U+202E`.
    public static void split(String text, Consumer<String> plain, Consumer<String> mark) {
        int start = 0;
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            int end = i + Character.charCount(codePoint);
            if (isHidden(codePoint)) {
                plain.accept(text.substring(start, i));
                mark.accept(name(codePoint));
                start = end;
            }
            i = end;
        }
        plain.accept(text.substring(start));
    }

    private static boolean isHidden(int codePoint) {
        boolean nonCharacter =
                (codePoint & 0xFFFE) == 0xFFFE || (codePoint >= 0xFDD0 && codePoint <= 0xFDEF);
        return nonCharacter
                || DefaultIgnorable.is(codePoint)
                || switch (Character.getType(codePoint)) {
                    case Character.CONTROL,
                            Character.FORMAT,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR,
                            Character.SURROGATE ->
                            true;
                    default -> false;
                };
    }

    private static String name(int codePoint) {
        String hex = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
        return "U+" + "0".repeat(Math.max(0, 4 - hex.length())) + hex;
    }
}
