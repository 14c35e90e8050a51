package org.plumbline.report.tally;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.plumbline.agreement.Confusion;
import org.plumbline.labels.LabelField;
import org.plumbline.report.Categories;

/// Tables of two sides that are being counted: one a field, for each of many pairs of sides.
final class ConfusionTally {

    private static final int CELLS = Categories.COUNT * Categories.COUNT;

    /// By field; the cells of a pair lie together.
    private final Map<LabelField, long[]> counts = new EnumMap<>(LabelField.class);

    ConfusionTally(int pairs) {
        for (LabelField field : LabelField.values()) {
            counts.put(field, new long[Math.multiplyExact(pairs, CELLS)]);
        }
    }

    /// Counts what both sides have a category for.
    void add(int pair, SampleStates first, SampleStates second) {
        counts.forEach(
                (field, cells) -> add(cells, pair * CELLS, first.of(field), second.of(field)));
    }

    Confusion table(int pair, LabelField field) {
        return Confusion.of(
                Categories.COUNT,
                Arrays.copyOfRange(cells(field), pair * CELLS, (pair + 1) * CELLS));
    }

    private static void add(long[] cells, int table, byte[] rows, byte[] columns) {
        for (int at = 0; at < rows.length; at++) {
            if (SampleLabels.isCategory(rows[at]) && SampleLabels.isCategory(columns[at])) {
                cells[table + rows[at] * Categories.COUNT + columns[at]]++;
            }
        }
    }

    private long[] cells(LabelField field) {
        return Objects.requireNonNull(counts.get(field));
    }
}
