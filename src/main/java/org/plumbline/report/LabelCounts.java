package org.plumbline.report;

import java.util.List;
import java.util.Optional;
import org.plumbline.agreement.Ratio;
import org.plumbline.labels.LabelValue;

/// How the labels of one field stand, after what people said was compared and settled.
///
/// @param resolved by value: all raters said it, or an adjudicator decided it
/// @param missing fewer raters than asked for
/// @param disputed raters differ, and nobody has decided
public record LabelCounts<V extends Enum<V> & LabelValue>(
        Counts<V> resolved, long missing, long disputed) {

    /// How much was to be labelled.
    public long total() {
        return resolved.total() + missing + disputed;
    }

    /// The share of `value` among the resolved labels that have one of the values `of`; empty where
    /// there are none.
    Optional<Ratio> share(V value, List<V> of) {
        long among = of.stream().mapToLong(resolved::of).sum();
        return among == 0 ? Optional.empty() : Optional.of(Ratio.of(resolved.of(value), among));
    }
}
