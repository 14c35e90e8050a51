package org.plumbline.report.tally;

import java.util.Arrays;
import org.plumbline.labels.LabelField;
import org.plumbline.report.LabelCounts;

/// Counts of one field that grow: by category, and by state where there is none.
final class LabelCounter {

    private final LabelField field;
    private final long[] counts;
    private long missing;
    private long disputed;

    LabelCounter(LabelField field) {
        this.field = field;
        this.counts = new long[field.choices().size()];
    }

    /// Adds a label.
    ///
    /// @param state a category, [SampleStates#MISSING] or [SampleStates#DISPUTED]
    void add(byte state) {
        switch (state) {
            case SampleStates.MISSING -> missing++;
            case SampleStates.DISPUTED -> disputed++;
            default -> counts[state]++;
        }
    }

    void addAll(LabelCounter other) {
        for (int i = 0; i < counts.length; i++) {
            counts[i] += other.counts[i];
        }
        missing += other.missing;
        disputed += other.disputed;
    }

    boolean hasMissing() {
        return missing > 0;
    }

    boolean hasDisputed() {
        return disputed > 0;
    }

    LabelCounts counts() {
        return new LabelCounts(
                field, Arrays.stream(counts).boxed().toList(), missing, disputed);
    }
}
