package org.plumbline.ui.text;

import java.util.Arrays;

/// Empty view rows between the rows of a text, which align it with another one beside it. They are
/// no part of the text: no byte is on them.
final class Fillers {

    static final Fillers NONE = new Fillers(new int[0], new int[0]);

    /// Ascending rows of the text before which fillers stand (its row count for those at the end).
    private final int[] rows;

    /// How many fillers stand before `rows[i]`, itself and all earlier ones together.
    private final int[] sums;

    private Fillers(int[] rows, int[] sums) {
        this.rows = rows;
        this.sums = sums;
    }

    /// @param before how many fillers stand before each row of the text, and, last, after them all
    static Fillers of(int[] before) {
        int[] rows = new int[before.length];
        int[] sums = new int[before.length];
        int used = 0;
        int sum = 0;
        for (int row = 0; row < before.length; row++) {
            if (before[row] > 0) {
                sum += before[row];
                rows[used] = row;
                sums[used++] = sum;
            }
        }
        return new Fillers(Arrays.copyOf(rows, used), Arrays.copyOf(sums, used));
    }

    int count() {
        return sums.length == 0 ? 0 : sums[sums.length - 1];
    }

    /// The view row of a row of the text.
    int viewRow(int row) {
        return row + sumUpTo(row);
    }

    /// The row of the text that a view row shows, or -1 where it is a filler.
    int textRow(int viewRow) {
        int group = group(viewRow);
        return isFiller(viewRow, group) ? -1 : viewRow - sumBefore(group);
    }

    /// The row of the text that comes next at or after a view row; the row count after the last.
    int nextTextRow(int viewRow) {
        int group = group(viewRow);
        return isFiller(viewRow, group) ? rows[group] : viewRow - sumBefore(group);
    }

    private boolean isFiller(int viewRow, int group) {
        return group < rows.length && viewRow >= rows[group] + sumBefore(group);
    }

    /// The first group of fillers that ends after the view row.
    private int group(int viewRow) {
        int low = 0;
        int high = rows.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (rows[middle] + sums[middle] <= viewRow) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private int sumBefore(int group) {
        return group == 0 ? 0 : sums[group - 1];
    }

    private int sumUpTo(int row) {
        int found = Arrays.binarySearch(rows, row);
        int group = found >= 0 ? found : -found - 2;
        return group < 0 ? 0 : sums[group];
    }
}
