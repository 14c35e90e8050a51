package org.plumbline.ui.text;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// Which columns of a row each character of its layout stands for.
///
/// A box is one character of the layout, whatever the number of units, and so of columns, that it
/// stands for; a run has as many characters as columns.
final class DrawnColumns {

    static final DrawnColumns NONE = of(List.of(), 0);

    /// The first column of each character, and the count of the columns last.
    private final int[] columns;

    /// The characters that are boxes.
    private final BitSet boxes;

    private DrawnColumns(int[] columns, BitSet boxes) {
        this.columns = columns;
        this.boxes = boxes;
    }

    /// @param first the column of the first piece
    static DrawnColumns of(List<Piece> pieces, int first) {
        int most = pieces.stream().mapToInt(Piece::columns).sum();
        int[] columns = new int[most + 1];
        var boxes = new BitSet();
        int characters = 0;
        int column = first;
        for (Piece piece : pieces) {
            int end = column + piece.columns();
            if (piece instanceof Piece.Run) {
                while (column < end) {
                    columns[characters++] = column++;
                }
            } else {
                boxes.set(characters);
                columns[characters++] = column;
                column = end;
            }
        }
        columns[characters] = column;
        return new DrawnColumns(Arrays.copyOf(columns, characters + 1), boxes);
    }

    /// The first column that is drawn.
    int first() {
        return columns[0];
    }

    /// The column after those that are drawn; what comes there cannot be seen.
    int end() {
        return columns[columns.length - 1];
    }

    /// Whether a character is a box, which is joined with no other one.
    boolean isBox(int character) {
        return boxes.get(character);
    }

    /// How many characters the layout has.
    int characters() {
        return columns.length - 1;
    }

    /// The first column of a character, or the count of the columns after the last one.
    int columnOf(int character) {
        return columns[Math.min(character, characters())];
    }

    /// The character that shows a column: the first one for columns before it, and the count of the
    /// characters after the last one.
    int characterAt(int column) {
        int found = Arrays.binarySearch(columns, column);
        return found >= 0 ? found : Math.max(0, -found - 2);
    }

    /// The first character that begins at or after a column.
    int characterFrom(int column) {
        int found = Arrays.binarySearch(columns, column);
        return found >= 0 ? found : Math.min(-found - 1, characters());
    }
}
