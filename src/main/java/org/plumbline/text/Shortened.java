package org.plumbline.text;

import java.text.BreakIterator;
import java.util.Locale;

/// Shortens a text for where there is little room: never within what a reader takes for one
/// character, such as an emoji of several code points or a letter with its marks.
public final class Shortened {

    private static final String ELLIPSIS = "…";

    /// A cluster longer than so many units is cut all the same: marks can be heaped without end.
    private static final int LONGEST_CLUSTER = 64;

    private Shortened() {}

    /// The text where it has no more than `most` clusters, else its first ones and an ellipsis,
    /// `most` clusters together.
    public static String to(String text, int most) {
        return end(text, most) == text.length()
                ? text
                : text.substring(0, end(text, most - 1)) + ELLIPSIS;
    }

    /// The text with an ellipsis for the units `from` to `to`, and for what is left of the clusters
    /// that these cut.
    public static String without(String text, int from, int to) {
        return text.substring(0, boundaryUpTo(text, from))
                + ELLIPSIS
                + text.substring(boundaryFrom(text, to));
    }

    private static int boundaryUpTo(String text, int unit) {
        BreakIterator clusters =
                clusters(text.substring(0, Math.min(text.length(), unit + LONGEST_CLUSTER)));
        return clusters.isBoundary(unit) ? unit : clusters.preceding(unit);
    }

    private static int boundaryFrom(String text, int unit) {
        BreakIterator clusters = clusters(text);
        return clusters.isBoundary(unit) ? unit : clusters.following(unit);
    }

    /// The unit after the first `count` clusters, or the length where there are fewer.
    public static int end(String text, int count) {
        int window = Math.min(text.length(), count * LONGEST_CLUSTER);
        if (window < text.length() && Character.isLowSurrogate(text.charAt(window))) {
            window--;
        }
        BreakIterator clusters = clusters(text.substring(0, window));
        int end = clusters.next(count);
        return end == BreakIterator.DONE ? window : end;
    }

    private static BreakIterator clusters(String text) {
        BreakIterator clusters = BreakIterator.getCharacterInstance(Locale.ROOT);
        clusters.setText(text);
        return clusters;
    }
}
