package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/// Turns a row of a text into what is drawn: its characters, with a mark in place of each that
/// cannot be seen.
///
/// The columns of the pieces are those of the [PositionTable], whatever is shown or hidden.
///
/// @param marksShown whether LF and CRLF are drawn; the other line ends, and all else that cannot
///   be seen, always are
/// @param naturalOrder whether right-to-left characters may run from right to left
record Projection(PositionTable table, boolean marksShown, boolean naturalOrder, Glyphs glyphs) {

    /// So many characters are between two tab stops.
    static final int TAB_STOP = 4;

    /// Below this, characters need no shaping and run from left to right.
    private static final int FIRST_OTHER = 0x300;

    /// The pieces of a row of the text, in order; none for a row without columns.
    List<Piece> pieces(int textRow) {
        return new Row(textRow).pieces();
    }

    /// One row on its way.
    private final class Row {

        private final Rows rows = table.rows();
        private final String value = rows.value();
        private final int start;
        private final int textEnd;
        private final int end;
        private final List<Piece> pieces = new ArrayList<>();
        private final Iterator<Insert> inserts;
        private Optional<Insert> insert;

        /// Where the run of plain characters that is being read began, and of which sort it is.
        private int runStart;

        private boolean runIsOther;

        /// How many characters wide the row is up to here, for tab stops.
        private int width;

        Row(int row) {
            start = rows.start(row);
            textEnd = rows.textEnd(row);
            end = rows.end(row);
            inserts = table.insertsIn(row).iterator();
            insert = nextInsert();
        }

        List<Piece> pieces() {
            runStart = start;
            for (int i = start; i < end; ) {
                if (insert.isPresent() && insert.get().unit() == i) {
                    flush(i);
                    pieces.add(new Piece.Badge(insert.get()));
                    insert = nextInsert();
                } else if (i >= textEnd) {
                    put(i, lineEnd(value.charAt(i)));
                    i++;
                } else {
                    i += take(i, value.codePointAt(i));
                }
            }
            flush(end);
            return pieces;
        }

        /// Takes up what begins with a code point; how many units that is.
        private int take(int index, int codePoint) {
            int units = Character.charCount(codePoint);
            Optional<Piece> sign = sign(index, codePoint);
            width++;
            if (sign.isPresent()) {
                put(index, sign.get());
            } else if (!naturalOrder && isRightToLeft(codePoint)) {
                units = clusterEnd(index) - index;
                put(index, new Piece.Letter(value.substring(index, index + units)));
            } else {
                run(index, codePoint);
            }
            return units;
        }

        private void run(int index, int codePoint) {
            int after = index + Character.charCount(codePoint);
            boolean joined = after < textEnd && isCombining(value.codePointAt(after));
            boolean other = codePoint >= FIRST_OTHER || joined;
            if (other != runIsOther) {
                flush(index);
                runIsOther = other;
            }
        }

        private Optional<Piece> sign(int index, int codePoint) {
            if (codePoint == ' ') {
                return Optional.empty();
            }
            if (codePoint == '\t') {
                int wide = TAB_STOP - width % TAB_STOP;
                width += wide - 1;
                return Marks.of('\t').map(mark -> new Piece.Sign('\t', mark, wide));
            }
            Optional<Mark> mark = Marks.of(codePoint);
            boolean isDrawn =
                    codePoint < FIRST_OTHER
                            || (glyphs.has(codePoint)
                                    && !(isCombining(codePoint) && isAlone(index)));
            if (mark.isEmpty() && !isDrawn) {
                mark = Optional.of(Marks.hexadecimal(codePoint));
            }
            return mark.map(found -> new Piece.Sign(codePoint, found, 0));
        }

        /// True where a combining mark has no letter to stand on, but the row's start or a box: it
        /// would be drawn over what it is no part of, without a place of its own.
        private boolean isAlone(int index) {
            return runStart == index
                    && (pieces.isEmpty()
                            || pieces.getLast() instanceof Piece.Sign
                            || pieces.getLast() instanceof Piece.Badge);
        }

        private Piece lineEnd(char c) {
            boolean common = c == '\n' || end - textEnd == 2;
            return common && !marksShown
                    ? new Piece.Rest()
                    : new Piece.Sign(c, Marks.of(c).orElseThrow(), 0);
        }

        private void put(int index, Piece piece) {
            flush(index);
            pieces.add(piece);
            runStart = index + piece.columns();
        }

        private void flush(int to) {
            if (runStart < to) {
                pieces.add(new Piece.Run(value.substring(runStart, to)));
            }
            runStart = to;
        }

        /// Up to where combining marks follow a letter; never over the place of a badge.
        private int clusterEnd(int index) {
            int limit = insert.map(Insert::unit).orElse(textEnd);
            int at = index + Character.charCount(value.codePointAt(index));
            while (at < Math.min(limit, textEnd)
                    && isCombining(value.codePointAt(at))
                    && Marks.of(value.codePointAt(at)).isEmpty()) {
                at += Character.charCount(value.codePointAt(at));
            }
            return at;
        }

        private Optional<Insert> nextInsert() {
            return inserts.hasNext() ? Optional.of(inserts.next()) : Optional.empty();
        }

        private static boolean isCombining(int codePoint) {
            int type = Character.getType(codePoint);
            return type == Character.NON_SPACING_MARK
                    || type == Character.COMBINING_SPACING_MARK
                    || type == Character.ENCLOSING_MARK;
        }
    }

    /// True for the letters and digits of scripts that run from right to left.
    static boolean isRightToLeft(int codePoint) {
        if (codePoint < 0x590) {
            return false;
        }
        byte direction = Character.getDirectionality(codePoint);
        return direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC
                || direction == Character.DIRECTIONALITY_ARABIC_NUMBER;
    }
}
