package org.plumbline.report.tally;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.plumbline.agreement.Confusion;
import org.plumbline.labels.LabelField;

/// Tables of two sides that are being counted: one a field, for each of many pairs of sides.
final class ConfusionTally {

    /// By field; the cells of a pair lie together.
    private final Map<LabelField, long[]> counts = new EnumMap<>(LabelField.class);

    ConfusionTally(int pairs) {
        for (LabelField field : LabelField.values()) {
            counts.put(field, new long[Math.multiplyExact(pairs, cells(field))]);
        }
    }

    /// Counts what both sides have a category for.
    void add(int pair, SampleStates first, SampleStates second) {
        counts.forEach(
                (field, table) -> {
                    byte[] rows = first.of(field);
                    byte[] columns = second.of(field);
                    int start = pair * cells(field);
                    for (int at = 0; at < rows.length; at++) {
                        if (SampleStates.isCategory(rows[at])
                                && SampleStates.isCategory(columns[at])) {
                            table[start + rows[at] * field.choices().size() + columns[at]]++;
                        }
                    }
                });
    }

    /// Adds what another tally counted of the same pairs.
    void addAll(ConfusionTally other) {
        counts.forEach(
                (field, table) -> {
                    long[] more = Objects.requireNonNull(other.counts.get(field));
                    for (int i = 0; i < table.length; i++) {
                        table[i] += more[i];
                    }
                });
    }

    Confusion table(int pair, LabelField field) {
        int cells = cells(field);
        long[] tables = Objects.requireNonNull(counts.get(field));
        return Confusion.of(
                field.choices().size(),
                Arrays.copyOfRange(tables, pair * cells, (pair + 1) * cells));
    }

    /// How many cells a table of the field has.
    private static int cells(LabelField field) {
        return field.choices().size() * field.choices().size();
    }
}
