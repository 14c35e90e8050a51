package org.plumbline.ui.text;

/// How many lines each view row probably has, for the scroll bar: to know it exactly, the whole
/// text would have to be laid out.
///
/// Where nothing is wrapped each has one. Otherwise each takes as many as its columns need, all
/// taken for equally wide.
final class RowLines {

    private final int rows;

    /// The lines before each row, and at last all; empty where nothing is wrapped.
    private final int[] before;

    private RowLines(int rows, int[] before) {
        this.rows = rows;
        this.before = before;
    }

    static RowLines notWrapped(PositionTable table) {
        return new RowLines(table.viewRows(), new int[0]);
    }

    /// @param perLine how many columns go into a line, at least 1
    static RowLines wrapped(PositionTable table, int perLine) {
        int count = table.viewRows();
        int[] before = new int[count + 1];
        boolean isPlain = count == table.rows().count();
        for (int row = 0; row < count; row++) {
            int columns =
                    isPlain ? table.rows().end(row) - table.rows().start(row) : table.columns(row);
            before[row + 1] = before[row] + 1 + Math.max(0, columns - 1) / perLine;
        }
        return new RowLines(count, before);
    }

    double total() {
        return before(rows);
    }

    /// The lines before a row.
    double before(int row) {
        return before.length == 0 ? row : before[row];
    }

    double of(int row) {
        return before(row + 1) - before(row);
    }

    /// The row that has a line.
    int rowAt(double line) {
        int low = 0;
        int high = rows - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (before(middle) <= line) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
