package org.plumbline.text;

/// A text as a message shows it: in quotes, with all that cannot be seen written as an escape, and
/// cut where it is long.
///
/// Letters of every script stay as they are; what is escaped are controls, separators other than
/// the plain space, and characters that change direction or have no width, which could make two
/// texts look the same.
public final class Quoted {

    private static final int LONGEST = 60;

    private Quoted() {}

    /// The text in quotes; an unpaired surrogate is escaped too.
    public static String of(String text) {
        var shown = new StringBuilder("\"");
        int count = 0;
        int at = 0;
        while (at < text.length() && count < LONGEST) {
            int codePoint = text.codePointAt(at);
            append(shown, codePoint);
            at += Character.charCount(codePoint);
            count++;
        }
        shown.append('"');
        if (at < text.length()) {
            shown.append("… (")
                    .append(text.codePointCount(0, text.length()))
                    .append(" characters)");
        }
        return shown.toString();
    }

    private static void append(StringBuilder shown, int codePoint) {
        switch (codePoint) {
            case '"' -> shown.append("\\\"");
            case '\\' -> shown.append("\\\\");
            case '\n' -> shown.append("\\n");
            case '\r' -> shown.append("\\r");
            case '\t' -> shown.append("\\t");
            default -> {
                if (isSeen(codePoint)) {
                    shown.appendCodePoint(codePoint);
                } else if (codePoint < 0x10000) {
                    shown.append("\\u%04X".formatted(codePoint));
                } else {
                    shown.append("\\u{%X}".formatted(codePoint));
                }
            }
        }
    }

    private static boolean isSeen(int codePoint) {
        if (codePoint == ' ') {
            return true;
        }
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SPACE_SEPARATOR,
                    Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK ->
                    false;
            default -> true;
        };
    }
}
