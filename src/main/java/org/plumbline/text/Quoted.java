package org.plumbline.text;

/// Text of files as messages show it: all that cannot be seen written as an escape.
///
/// Letters of every script stay as they are; what is escaped are controls, separators other than
/// the plain space, and characters that change direction, have no width or join others, which could
/// make two texts look the same.
public final class Quoted {

    private static final int LONGEST = 60;

    private Quoted() {}

    /// The text in quotes, cut where it is long; an unpaired surrogate is escaped too.
    public static String of(String text) {
        int end = Shortened.end(text, LONGEST);
        String shown = "\"" + escape(text.substring(0, end), true) + "\"";
        return end == text.length()
                ? shown
                : shown + "… (" + text.codePointCount(0, text.length()) + " characters)";
    }

    /// The whole text without quotes around it; quotes and backslashes in it stay.
    public static String escape(String text) {
        return escape(text, false);
    }

    private static String escape(String text, boolean quoted) {
        var shown = new StringBuilder();
        text.codePoints().forEach(codePoint -> append(shown, codePoint, quoted));
        return shown.toString();
    }

    private static void append(StringBuilder shown, int codePoint, boolean quoted) {
        switch (codePoint) {
            case '"', '\\' -> shown.append(quoted ? "\\" : "").append((char) codePoint);
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
            default -> !DefaultIgnorable.is(codePoint);
        };
    }
}
