package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Where each piece of a row that is not wrapped begins: known without laying the row out.
final class PiecePlaces {

    /// Rows with fewer columns are laid out whole: it takes less time than to tell what is seen.
    private static final int LONG = 400;

    private final Advances advances;
    private final List<Piece> pieces;

    /// The column and the left edge of each piece, and at last those after them all.
    private final int[] columns;

    private final double[] lefts;
    private final boolean isLong;
    private final boolean runsBothWays;

    /// @param advances how wide they are drawn now
    PiecePlaces(List<Piece> pieces, Advances advances) {
        this.advances = advances;
        this.pieces = pieces;
        columns = new int[pieces.size() + 1];
        lefts = new double[pieces.size() + 1];
        boolean left = false;
        for (int i = 0; i < pieces.size(); i++) {
            columns[i + 1] = columns[i] + pieces.get(i).columns();
            left |= pieces.get(i) instanceof Piece.Run(String text) && runsLeft(text);
        }
        runsBothWays = left;
        // Where text runs both ways, the order of what is drawn is not that of the columns.
        isLong = columns[pieces.size()] > LONG && !runsBothWays;
        for (int i = 0; isLong && i < pieces.size(); i++) {
            lefts[i + 1] = lefts[i] + advances.of(pieces.get(i));
        }
    }

    /// True where only a stretch of the row is to be laid out.
    boolean isLong() {
        return isLong;
    }

    /// True where some of it runs from right to left.
    boolean runsBothWays() {
        return runsBothWays;
    }

    /// How wide a long row is.
    double width() {
        return lefts[pieces.size()];
    }

    /// The left edge of a column of a long row.
    double xOf(int column) {
        int at = upTo(Arrays.binarySearch(columns, column));
        if (at >= pieces.size()) {
            return width();
        }
        int within = column - columns[at];
        return pieces.get(at) instanceof Piece.Run(String text) && Advances.isOneByOne(text)
                ? lefts[at] + advances.of(text, 0, within)
                : lefts[at] + (lefts[at + 1] - lefts[at]) * within / pieces.get(at).columns();
    }

    /// What of a long row is seen between two distances from its start: the pieces there, runs that
    /// are drawn one by one cut to it.
    Stretch between(double from, double to) {
        List<Piece> seen = new ArrayList<>();
        int found = upTo(Arrays.binarySearch(lefts, from));
        int first = Math.clamp(found, 0, pieces.size() - 1);
        int column = columns[first];
        double left = lefts[first];
        int taken = 0;
        int last = first;
        while (last < pieces.size() && (last == first || lefts[last] < to)) {
            Piece piece = pieces.get(last);
            if (piece instanceof Piece.Run(String text) && Advances.isOneByOne(text)) {
                int start = last == first ? lettersUpTo(text, from - left) : 0;
                int end = Math.max(start + 1, lettersUpTo(text, to - lefts[last]) + 1);
                if (last == first) {
                    column += start;
                    left += advances.of(text, 0, start);
                }
                piece = new Piece.Run(text.substring(start, Math.min(end, text.length())));
            }
            seen.add(piece);
            taken += piece.columns();
            last++;
        }
        boolean isAll = taken == columns[pieces.size()];
        return isAll ? Stretch.whole(pieces) : new Stretch(seen, column, taken, left, false);
    }

    /// How many letters of a run end at or before a distance from its start; never all.
    private int lettersUpTo(String run, double distance) {
        double x = 0;
        int i = 0;
        while (i < run.length() - 1) {
            x += advances.of(run, i, i + 1);
            if (x > distance) {
                break;
            }
            i++;
        }
        return i;
    }

    /// The index of what was searched for, or of the last one before it.
    private static int upTo(int found) {
        return found >= 0 ? found : -found - 2;
    }

    private static boolean runsLeft(String text) {
        return text.codePoints().anyMatch(Projection::isRightToLeft);
    }
}
