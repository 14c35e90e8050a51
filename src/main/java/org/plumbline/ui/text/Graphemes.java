package org.plumbline.ui.text;

import java.text.BreakIterator;
import java.util.Locale;

/// Where a caret may stand: the boundaries between grapheme clusters of a string.
///
/// Only the neighbourhood of a position is looked at, so that a step costs the same in ten
/// characters and in ten million. All positions are UTF-16 units.
final class Graphemes {

    /// Longest stretch looked at on either side; a cluster longer than this is cut.
    private static final int REACH = 512;

    /// Below this code point nothing joins its neighbours, but for CR before LF.
    private static final int FIRST_JOINER = 0x300;

    private Graphemes() {}

    /// The first boundary after `index`, or the length.
    static int next(String text, int index) {
        if (index >= text.length()) {
            return text.length();
        }
        if (isPlainBreak(text, index + 1)) {
            return index + 1;
        }
        int from = safeStart(text, index);
        int to = Math.min(text.length(), wholeCodePoint(text, index + REACH));
        BreakIterator breaks = over(text, from, to);
        return from + breaks.following(index - from);
    }

    /// The last boundary before `index`, or 0.
    static int previous(String text, int index) {
        if (index <= 1) {
            return 0;
        }
        if (isPlainBreak(text, index - 1)) {
            return index - 1;
        }
        return before(text, index);
    }

    /// The last boundary at or before `index`.
    static int floor(String text, int index) {
        if (index <= 0 || index >= text.length() || isPlainBreak(text, index)) {
            return Math.clamp(index, 0, text.length());
        }
        return before(text, index + 1);
    }

    private static int before(String text, int index) {
        int from = safeStart(text, index - 1);
        int to = Math.min(text.length(), wholeCodePoint(text, index + REACH));
        BreakIterator breaks = over(text, from, to);
        return from + breaks.preceding(index - from);
    }

    private static BreakIterator over(String text, int from, int to) {
        BreakIterator breaks = BreakIterator.getCharacterInstance(Locale.ROOT);
        breaks.setText(text.substring(from, to));
        return breaks;
    }

    /// The nearest position at or before `index` that is a boundary whatever surrounds it.
    private static int safeStart(String text, int index) {
        int lowest = Math.max(0, index - REACH);
        for (int at = index; at > lowest; at--) {
            if (isPlainBreak(text, at)) {
                return at;
            }
        }
        return wholeCodePoint(text, lowest);
    }

    private static boolean isPlainBreak(String text, int index) {
        if (index <= 0 || index >= text.length()) {
            return index == 0 || index == text.length();
        }
        char before = text.charAt(index - 1);
        char after = text.charAt(index);
        return before < FIRST_JOINER && after < FIRST_JOINER && !(before == '\r' && after == '\n');
    }

    private static int wholeCodePoint(String text, int index) {
        boolean inside =
                index > 0
                        && index < text.length()
                        && Character.isSurrogatePair(text.charAt(index - 1), text.charAt(index));
        return inside ? index - 1 : index;
    }
}
