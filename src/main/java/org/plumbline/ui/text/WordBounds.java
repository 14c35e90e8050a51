package org.plumbline.ui.text;

import java.text.BreakIterator;
import java.util.Locale;

/// Where words begin and end; looks at one row at a time.
final class WordBounds {

    private WordBounds() {}

    /// The start of the word, or of the gap between words, that unit `unit` is in.
    static int start(Rows rows, int unit) {
        int row = rows.rowOf(unit);
        int from = rows.start(row);
        BreakIterator breaks = over(rows, row);
        int local = Math.min(unit, rows.textEnd(row)) - from;
        return from + (local >= rows.textEnd(row) - from ? local : breaks.preceding(local + 1));
    }

    /// The end of the word, or of the gap between words, that unit `unit` is in.
    static int end(Rows rows, int unit) {
        int row = rows.rowOf(unit);
        int from = rows.start(row);
        int local = unit - from;
        return local >= rows.textEnd(row) - from
                ? unit
                : whole(rows, row, from + over(rows, row).following(local));
    }

    /// The start of the next word after `unit`, in the next row where there is none in this.
    static int next(Rows rows, int unit) {
        int row = rows.rowOf(unit);
        int from = rows.start(row);
        int end = rows.textEnd(row);
        if (unit >= end) {
            return rows.end(row);
        }
        BreakIterator breaks = over(rows, row);
        int at = breaks.following(unit - from);
        while (from + at < end && isBlank(rows.value().codePointAt(from + at))) {
            at = breaks.next();
        }
        return whole(rows, row, from + at);
    }

    /// The start of the word before `unit`, in the row before where there is none in this.
    static int previous(Rows rows, int unit) {
        int row = rows.rowOf(unit);
        int from = rows.start(row);
        if (unit == from) {
            return row == 0 ? 0 : rows.textEnd(row - 1) == unit ? unit - 1 : rows.textEnd(row - 1);
        }
        BreakIterator breaks = over(rows, row);
        int local = Math.min(unit, rows.textEnd(row)) - from;
        int at = local < unit - from ? local : breaks.preceding(local);
        while (at > 0 && isBlank(rows.value().codePointAt(from + at))) {
            at = breaks.preceding(at);
        }
        return from + at;
    }

    /// Words are also said to begin between the parts of an emoji, where no caret may stand: the
    /// first place at or after `unit` where it may.
    private static int whole(Rows rows, int row, int unit) {
        int floor = Graphemes.floor(rows.value(), unit);
        return floor == unit
                ? unit
                : Math.min(rows.textEnd(row), Graphemes.next(rows.value(), floor));
    }

    private static BreakIterator over(Rows rows, int row) {
        BreakIterator breaks = BreakIterator.getWordInstance(Locale.ROOT);
        breaks.setText(rows.value().substring(rows.start(row), rows.textEnd(row)));
        return breaks;
    }

    private static boolean isBlank(int codePoint) {
        return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
    }
}
