package org.plumbline.report.tally;

import java.util.EnumMap;
import java.util.List;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.Categories;
import org.plumbline.report.Counts;
import org.plumbline.report.LabelCounts;

/// Counts of one field that grow: by category, and by state where there is none.
final class LabelCounter<V extends Enum<V> & LabelValue> {

    private final Class<V> type;
    private final long[] counts = new long[SampleLabels.STATES];

    LabelCounter(Class<V> type) {
        this.type = type;
    }

    /// Adds a label.
    ///
    /// @param state a category, [SampleLabels#MISSING] or [SampleLabels#DISPUTED]
    void add(byte state) {
        counts[state]++;
    }

    void addAll(LabelCounter<V> other) {
        for (int i = 0; i < counts.length; i++) {
            counts[i] += other.counts[i];
        }
    }

    boolean has(byte state) {
        return counts[state] > 0;
    }

    LabelCounts<V> counts() {
        var resolved = new EnumMap<V, Long>(type);
        for (V value : List.of(type.getEnumConstants())) {
            resolved.put(value, counts[Categories.of(value)]);
        }
        return new LabelCounts<>(
                new Counts<>(resolved),
                counts[SampleLabels.MISSING],
                counts[SampleLabels.DISPUTED]);
    }
}
