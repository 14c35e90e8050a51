package org.plumbline.ui.text;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// Says a part of a text in words, for people who do not see it: what cannot be seen is named where
/// it stands, and again in a list at the end.
public final class ReadOut {

    /// Longer parts are cut here, after a whole cluster, and it is said that they are.
    private static final int MOST = 2_000;

    private ReadOut() {}

    /// For example `bytes 120 to 164, lines 4 to 4: Résumé files named (RIGHT-TO-LEFT
    /// OVERRIDE)fdp.exe; contains RIGHT-TO-LEFT OVERRIDE`.
    ///
    /// @throws IllegalArgumentException where the span cuts a code point
    public static String of(ExactText text, Span span) {
        String slice = text.slice(span);
        int end = slice.length() <= MOST ? slice.length() : Graphemes.floor(slice, MOST);
        Set<String> unseen = new LinkedHashSet<>();
        var said = new StringBuilder();
        for (int i = 0; i < end; ) {
            int codePoint = slice.codePointAt(i);
            i += Character.charCount(codePoint);
            if (isSaid(codePoint)) {
                said.appendCodePoint(codePoint);
            } else {
                String name = CaretInfo.name(codePoint);
                unseen.add(name);
                said.append('(').append(name).append(')');
            }
        }
        if (end < slice.length()) {
            said.append(" … and more");
        }
        String contains = unseen.isEmpty() ? "" : "; contains " + String.join(", ", unseen);
        return String.format(
                Locale.ROOT, "bytes %s to %s: %s%s", span.start(), span.end(), said, contains);
    }

    private static boolean isSaid(int codePoint) {
        return codePoint == ' ' || codePoint == '\n' || Marks.of(codePoint).isEmpty();
    }
}
