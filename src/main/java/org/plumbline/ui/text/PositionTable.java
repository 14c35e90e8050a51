package org.plumbline.ui.text;

import java.util.Arrays;
import java.util.List;
import org.plumbline.text.ExactText;

/// Where each byte of a text is in the view, and back: byte ↔ UTF-16 unit ↔ row and column.
///
/// Every UTF-16 unit has exactly one column in its row, line ends and what is drawn as a mark
/// included, so that showing or hiding marks moves nothing. Only an [Insert] has a column without a
/// unit. The table is computed from the text alone and never asks the control.
///
/// Every code point boundary has one place in the view, and that place leads back to it. A place
/// without a unit of its own (in a filler, before an insert) leads to the next boundary. The place
/// after the last column of a row is the same boundary as the start of the next row, and the latter
/// is the one given.
final class PositionTable {

    private final Rows rows;
    private final Fillers fillers;
    private final List<Insert> inserts;
    private final int[] insertUnits;

    /// @param inserts ascending by unit, each before a unit of the text
    PositionTable(Rows rows, List<Insert> inserts, Fillers fillers) {
        this.rows = rows;
        this.fillers = fillers;
        this.inserts = List.copyOf(inserts);
        this.insertUnits = inserts.stream().mapToInt(Insert::unit).toArray();
    }

    Rows rows() {
        return rows;
    }

    ExactText text() {
        return rows.text();
    }

    /// How many view rows there are, fillers included.
    int viewRows() {
        return rows.count() + fillers.count();
    }

    /// The row of the text in a view row, or -1 where it is a filler.
    int textRow(int viewRow) {
        return fillers.textRow(viewRow);
    }

    /// The inserts in a row of the text, in order.
    List<Insert> insertsIn(int textRow) {
        return inserts.subList(
                insertsBefore(rows.start(textRow)), insertsBefore(rows.end(textRow)));
    }

    /// How many columns a view row has.
    int columns(int viewRow) {
        int row = fillers.textRow(viewRow);
        if (row < 0) {
            return 0;
        }
        int start = rows.start(row);
        int end = rows.end(row);
        return end - start + insertsBefore(end) - insertsBefore(start);
    }

    /// Where unit `unit` begins in the view.
    ViewPosition ofUnit(int unit) {
        int row = rows.rowOf(unit);
        return new ViewPosition(fillers.viewRow(row), column(row, unit));
    }

    /// The column of a row of the text at which `unit`, which is in the row or its end, begins.
    int column(int textRow, int unit) {
        int start = rows.start(textRow);
        int after = unit < rows.end(textRow) ? unit + 1 : unit;
        return unit - start + insertsBefore(after) - insertsBefore(start);
    }

    /// The column right after the unit before `unit`: where what ends there ends, before the
    /// inserts of what begins there.
    int columnAfter(int textRow, int unit) {
        int start = rows.start(textRow);
        return unit - start + insertsBefore(unit) - insertsBefore(start);
    }

    /// The column of the insert of `key` before `unit`, or else that of `unit`.
    int columnOfInsert(int textRow, int unit, String key) {
        int column = columnAfter(textRow, unit);
        for (int i = insertsBefore(unit); i < insertUnits.length && insertUnits[i] == unit; i++) {
            if (inserts.get(i).key().equals(key)) {
                return column;
            }
            column++;
        }
        return column;
    }

    /// The unit that a place stands before; a place inside a surrogate pair stands before the pair.
    int unitOf(ViewPosition position) {
        int row = fillers.textRow(position.row());
        if (row < 0) {
            int next = fillers.nextTextRow(position.row());
            return next < rows.count() ? rows.start(next) : rows.value().length();
        }
        int unit = rows.start(row);
        int left = Math.max(0, position.column());
        for (Insert insert : insertsIn(row)) {
            int distance = insert.unit() - unit;
            if (left <= distance) {
                break;
            }
            left -= distance + 1;
            unit = insert.unit();
        }
        return whole(Math.min(unit + left, rows.end(row)));
    }

    /// Where byte `offset` begins in the view.
    ///
    /// @throws IllegalArgumentException where it cuts a code point
    /// @throws IndexOutOfBoundsException where it is outside the text
    ViewPosition ofByte(int offset) {
        return ofUnit(text().charIndex(offset));
    }

    /// The byte that a place stands before.
    int byteOf(ViewPosition position) {
        return text().byteOffset(unitOf(position));
    }

    /// How many inserts stand before an earlier unit than `unit`.
    private int insertsBefore(int unit) {
        int found = Arrays.binarySearch(insertUnits, unit);
        if (found < 0) {
            return -found - 1;
        }
        while (found > 0 && insertUnits[found - 1] == unit) {
            found--;
        }
        return found;
    }

    private int whole(int unit) {
        String value = rows.value();
        boolean inside =
                unit > 0
                        && unit < value.length()
                        && Character.isSurrogatePair(value.charAt(unit - 1), value.charAt(unit));
        return inside ? unit - 1 : unit;
    }
}
