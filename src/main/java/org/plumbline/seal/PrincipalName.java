package org.plumbline.seal;

import java.util.Optional;

/// A name as it stands in a line of an `allowed_signers` file, where names are patterns in a list:
/// it is written so that it means itself and nobody else, or not at all.
public final class PrincipalName {

    /// What means something else there, also between quotes.
    private static final String SIGNS = "\"*?,";

    private PrincipalName() {}

    /// Why no line can allow this name and no other; empty where one can.
    public static Optional<String> refusal(String name) {
        if (name.isEmpty()) {
            return Optional.of("it is empty");
        }
        if (name.startsWith("!")) {
            return Optional.of("it begins with !, which lists of allowed signers read as \"not\"");
        }
        int[] bad =
                name.codePoints()
                        .filter(point -> isControl(point) || SIGNS.indexOf(point) >= 0)
                        .toArray();
        if (bad.length == 0) {
            return Optional.empty();
        }
        return Optional.of(
                isControl(bad[0])
                        ? "it has the control character U+%04X in it".formatted(bad[0])
                        : "it has %s in it, which means something else in lists of allowed signers"
                                .formatted(Character.toString(bad[0])));
    }

    /// The name, in quotes where it would else end early or be taken for a comment.
    ///
    /// @param name that is not refused
    static String written(String name) {
        if (refusal(name).isPresent()) {
            throw new IllegalArgumentException("no line can allow " + name);
        }
        boolean hasSpace =
                name.codePoints()
                        .anyMatch(p -> Character.isWhitespace(p) || Character.isSpaceChar(p));
        return hasSpace || name.startsWith("#") ? "\"" + name + "\"" : name;
    }

    /// Those that end a line or turn one around count too; half a character cannot be written.
    private static boolean isControl(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE ->
                    true;
            default ->
                    codePoint == 0x61C
                            || codePoint == 0x200E
                            || codePoint == 0x200F
                            || (codePoint >= 0x202A && codePoint <= 0x202E)
                            || (codePoint >= 0x2066 && codePoint <= 0x2069);
        };
    }
}
