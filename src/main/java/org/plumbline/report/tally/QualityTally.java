package org.plumbline.report.tally;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.plumbline.labels.Measure;
import org.plumbline.labels.QualityValue;
import org.plumbline.report.LabelCounts;

/// Counts the quality measures of a stratum.
final class QualityTally {

    private final Map<Measure, LabelCounter<QualityValue>> counters = new EnumMap<>(Measure.class);

    QualityTally() {
        for (Measure measure : Measure.values()) {
            counters.put(measure, new LabelCounter<>(QualityValue.class));
        }
    }

    void add(Measure measure, SampleStates settled) {
        counter(measure).add(settled.measure(measure));
    }

    Map<Measure, LabelCounts<QualityValue>> counts() {
        var all = new EnumMap<Measure, LabelCounts<QualityValue>>(Measure.class);
        counters.forEach((measure, counter) -> all.put(measure, counter.counts()));
        return all;
    }

    private LabelCounter<QualityValue> counter(Measure measure) {
        return Objects.requireNonNull(counters.get(measure));
    }
}
