package org.plumbline.ui.text;

import java.util.Arrays;

/// The columns of one row between which the caret may stand: those of its grapheme clusters.
final class CaretStops {

    static final CaretStops NONE = new CaretStops(new int[0], new int[0], 0);

    /// The column at which each cluster begins, ascending.
    private final int[] starts;

    /// The column after each cluster; what lies between there and the next start is an [Insert].
    private final int[] ends;

    private final int last;

    private CaretStops(int[] starts, int[] ends, int last) {
        this.starts = starts;
        this.ends = ends;
        this.last = last;
    }

    /// Those of a row of the text.
    static CaretStops of(PositionTable table, int textRow) {
        Rows rows = table.rows();
        int textEnd = rows.textEnd(textRow);
        int[] units = Graphemes.boundaries(rows.value(), rows.start(textRow), textEnd);
        int count = units.length - 1;
        int[] starts = new int[count];
        int[] ends = new int[count];
        for (int i = 0; i < count; i++) {
            starts[i] = table.column(textRow, units[i]);
            ends[i] = table.columnAfter(textRow, units[i + 1]);
        }
        return new CaretStops(starts, ends, table.column(textRow, textEnd));
    }

    /// How many clusters there are.
    int count() {
        return starts.length;
    }

    int start(int cluster) {
        return starts[cluster];
    }

    int end(int cluster) {
        return ends[cluster];
    }

    /// The column at the end of the row's text, before its line end.
    int last() {
        return last;
    }

    /// The last cluster that begins at or before a column; -1 where all begin after it.
    int at(int column) {
        int found = Arrays.binarySearch(starts, column);
        return found >= 0 ? found : -found - 2;
    }

    /// The column of the stop before a cluster, or after the last one.
    int stop(int cluster) {
        return cluster < count() ? starts[cluster] : last;
    }
}
