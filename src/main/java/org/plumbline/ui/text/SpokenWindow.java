package org.plumbline.ui.text;

/// The rows around the caret, as they are told to a screen reader: never a whole text, which may
/// have ten million characters. Offsets are UTF-16 units from the start of the window.
record SpokenWindow(Rows rows, int firstRow, int lastRow) {

    /// So many rows before and after the caret's.
    private static final int AROUND = 20;

    static SpokenWindow around(Rows rows, int unit) {
        int row = rows.rowOf(unit);
        return new SpokenWindow(
                rows, Math.max(0, row - AROUND), Math.min(rows.count() - 1, row + AROUND));
    }

    String text() {
        return rows.value().substring(start(), rows.end(lastRow));
    }

    /// The offset of a unit of the text, held within the window.
    int offset(int unit) {
        return Math.clamp(unit, start(), rows.end(lastRow)) - start();
    }

    /// The line, from 0, that an offset is in.
    int lineOf(int offset) {
        return Math.clamp(rows.rowOf(start() + offset), firstRow, lastRow) - firstRow;
    }

    int lineStart(int line) {
        return rows.start(row(line)) - start();
    }

    int lineEnd(int line) {
        return rows.end(row(line)) - start();
    }

    private int row(int line) {
        return Math.clamp(firstRow + line, firstRow, lastRow);
    }

    private int start() {
        return rows.start(firstRow);
    }
}
