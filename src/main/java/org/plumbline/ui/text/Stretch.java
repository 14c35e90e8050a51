package org.plumbline.ui.text;

import java.util.List;

/// The pieces of a row that are laid out: all of them, or of a long row that is not wrapped those
/// that are in sight.
///
/// @param column the column that the first of them has in its row
/// @param columns how many columns they have together
/// @param left how far to the right of the row's start they begin
/// @param whole whether these are all pieces of the row
record Stretch(List<Piece> pieces, int column, int columns, double left, boolean whole) {

    static final Stretch NONE = new Stretch(List.of(), 0, 0, 0, false);

    Stretch {
        pieces = List.copyOf(pieces);
    }

    static Stretch whole(List<Piece> pieces) {
        return new Stretch(pieces, 0, columnsOf(pieces), 0, true);
    }

    /// True where columns `from` to before `to` are in it, or are after the columns of a whole row.
    boolean has(int from, int to) {
        return whole || (from >= column && to <= column + columns);
    }

    private static int columnsOf(List<Piece> pieces) {
        int sum = 0;
        for (Piece piece : pieces) {
            sum += piece.columns();
        }
        return sum;
    }
}
