package org.plumbline.ui.text;

import java.util.Arrays;
import java.util.BitSet;
import org.plumbline.text.ExactText;

/// The rows of a text: one for each line, and several for a line that is too long to lay out in one
/// piece.
///
/// A line ends after LF, CR, CRLF, NEL, LS or PS; its end belongs to it. A line longer than
/// [#LIMIT] letters goes on in further *soft* rows, cut between grapheme clusters; what is drawn as
/// a box, or as wide as one, counts for several letters, since it takes as long to draw. There is
/// always at least one row, and a text that ends with a line end has an empty last one: the caret
/// can stand there. Rows are found once, in one pass; what a row holds is worked out when it is
/// asked for. All positions are UTF-16 units of [#value()].
final class Rows {

    /// The most letters in one row: text layout takes time by the square of a row's length.
    static final int LIMIT = 2_000;

    /// For how many letters a box counts.
    static final int BOX = 4;

    /// For how many an ideograph does, which may have no font and be a box then.
    private static final int WIDE = 3;

    /// The first code point that is as wide as two letters: nearly all after it are.
    private static final int FIRST_WIDE = 0x2E80;

    private final ExactText text;
    private final String value;
    private final int[] starts;
    private final BitSet soft;

    /// Line number of each row from 1; empty where no row is soft, since then it is the row's own.
    private final int[] lines;

    private Rows(ExactText text, int[] starts, BitSet soft) {
        this.text = text;
        this.value = text.value();
        this.starts = starts;
        this.soft = soft;
        this.lines = soft.isEmpty() ? new int[0] : numbers(starts.length, soft);
    }

    static Rows of(ExactText text) {
        return new Cutter(text).cut();
    }

    ExactText text() {
        return text;
    }

    String value() {
        return value;
    }

    /// How many rows there are, at least 1.
    int count() {
        return starts.length;
    }

    /// The first unit of a row.
    int start(int row) {
        return starts[row];
    }

    /// The unit after a row and its line end.
    int end(int row) {
        return row + 1 < starts.length ? starts[row + 1] : value.length();
    }

    /// The unit after a row without its line end.
    int textEnd(int row) {
        int end = end(row);
        if (end == starts[row] || !isLineEnd(value.charAt(end - 1))) {
            return end;
        }
        boolean pair =
                value.charAt(end - 1) == '\n'
                        && end - 2 >= starts[row]
                        && value.charAt(end - 2) == '\r';
        return pair ? end - 2 : end - 1;
    }

    /// The row that shows unit `index`: the last row for the end of the text.
    int rowOf(int index) {
        int found = Arrays.binarySearch(starts, index);
        return found >= 0 ? lastAt(found, index) : -found - 2;
    }

    /// True where the row goes on the line of the row before it.
    boolean isSoft(int row) {
        return soft.get(row);
    }

    /// The first row of the line that a row belongs to.
    int lineStart(int row) {
        return soft.previousClearBit(row);
    }

    /// The number of the line that the row belongs to, from 1.
    int line(int row) {
        return lines.length == 0 ? row + 1 : lines[row];
    }

    static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
    }

    private int lastAt(int found, int index) {
        int row = found;
        while (row + 1 < starts.length && starts[row + 1] == index) {
            row++;
        }
        return row;
    }

    private static int[] numbers(int count, BitSet soft) {
        int[] numbers = new int[count];
        int line = 0;
        for (int row = 0; row < count; row++) {
            if (!soft.get(row)) {
                line++;
            }
            numbers[row] = line;
        }
        return numbers;
    }

    /// One pass over a text.
    private static final class Cutter {

        private final ExactText text;
        private final String value;
        private final BitSet soft = new BitSet();
        private int[] starts = new int[64];
        private int count = 1;

        Cutter(ExactText text) {
            this.text = text;
            this.value = text.value();
        }

        Rows cut() {
            int inRow = 0;
            int i = 0;
            while (i < value.length()) {
                char c = value.charAt(i);
                if (isLineEnd(c)) {
                    i += c == '\r' && i + 1 < value.length() && value.charAt(i + 1) == '\n' ? 2 : 1;
                    startRow(i);
                    inRow = 0;
                    continue;
                }
                int codePoint = value.codePointAt(i);
                int letters = letters(codePoint);
                if (inRow + letters > LIMIT) {
                    int whole = Graphemes.floor(value, i);
                    // A cluster longer than a row is cut, or the row would never end.
                    i = whole > starts[count - 1] ? whole : i;
                    startRow(i);
                    soft.set(count - 1);
                    inRow = 0;
                } else {
                    i += Character.charCount(codePoint);
                    inRow += letters;
                }
            }
            return new Rows(text, Arrays.copyOf(starts, count), soft);
        }

        /// For how many letters a code point counts.
        private static int letters(int codePoint) {
            if (codePoint >= ' ' && codePoint < 0x7F) {
                return 1;
            }
            boolean isBox =
                    Projection.isRightToLeft(codePoint)
                            || (codePoint != '\t' && Marks.of(codePoint).isPresent());
            return isBox ? BOX : codePoint >= FIRST_WIDE ? WIDE : 1;
        }

        private void startRow(int start) {
            if (count == starts.length) {
                starts = Arrays.copyOf(starts, count * 2);
            }
            starts[count++] = start;
        }
    }
}
