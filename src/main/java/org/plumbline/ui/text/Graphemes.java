package org.plumbline.ui.text;

import java.text.BreakIterator;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

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

    /// All boundaries from `from`, which is one, to `to`, which is taken for one; both are given
    /// too.
    static int[] boundaries(String text, int from, int to) {
        int[] found = new int[to - from + 1];
        int count = 0;
        Optional<BreakIterator> breaks = Optional.empty();
        for (int at = from; at < to; ) {
            found[count++] = at;
            if (at + 1 < to && isPlainBreak(text, at + 1)) {
                at++;
            } else {
                BreakIterator all = breaks.orElseGet(() -> over(text, from, to));
                breaks = Optional.of(all);
                at = from + all.following(at - from);
            }
        }
        found[count++] = to;
        return Arrays.copyOf(found, count);
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
        int start = wholeCodePoint(text, lowest);
        // Flags are pairs of letters, counted from the first one on.
        while (start > 1 && isFlagLetter(text.codePointBefore(start))) {
            start -= 2;
        }
        return start;
    }

    private static boolean isFlagLetter(int codePoint) {
        return codePoint >= 0x1F1E6 && codePoint <= 0x1F1FF;
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
