package org.plumbline.report;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.plumbline.agreement.Ratio;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;

/// How the labels of one field stand, after what people said was compared and settled.
///
/// @param byCategory how often each value of the field is resolved: all raters said it, or an
///   adjudicator decided it
/// @param missing fewer raters than asked for
/// @param disputed raters differ, and nobody has decided
public record LabelCounts(LabelField field, List<Long> byCategory, long missing, long disputed) {

    public LabelCounts {
        byCategory = List.copyOf(byCategory);
        if (byCategory.size() != field.choices().size()) {
            throw new IllegalArgumentException("each value of " + field.word() + " is needed");
        }
    }

    /// How often a value is resolved.
    public long of(LabelValue value) {
        return byCategory.get(field.category(value));
    }

    /// How many labels are resolved.
    long resolved() {
        return sum(field.choices());
    }

    /// How much was to be labelled.
    long total() {
        return resolved() + missing + disputed;
    }

    /// The rate of the field; empty where no label is resolved that it is a share of. Descriptive:
    /// it has no interval.
    public Optional<Ratio> rate() {
        long among = sum(field.rate().among());
        return among == 0
                ? Optional.empty()
                : Optional.of(Ratio.of(of(field.rate().counted()), among));
    }

    private long sum(Collection<? extends LabelValue> values) {
        return values.stream().mapToLong(this::of).sum();
    }
}
