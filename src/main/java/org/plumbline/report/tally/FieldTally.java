package org.plumbline.report.tally;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.plumbline.labels.LabelField;
import org.plumbline.report.FieldCounts;
import org.plumbline.report.LabelCounts;

/// Counts the labels of several fields.
final class FieldTally {

    private final Map<LabelField, LabelCounter> counters = new EnumMap<>(LabelField.class);

    FieldTally(List<LabelField> fields) {
        fields.forEach(field -> counters.put(field, new LabelCounter(field)));
    }

    /// Adds the label that a sheet has in a field.
    ///
    /// @param at the place of the claim; 0 for a field of the whole sample
    void add(LabelField field, SampleStates states, int at) {
        add(field, states.of(field)[at]);
    }

    /// Adds a label: a category, [SampleStates#MISSING] or [SampleStates#DISPUTED].
    void add(LabelField field, byte state) {
        counter(field).add(state);
    }

    void addAll(FieldTally other) {
        counters.forEach((field, counter) -> counter.addAll(other.counter(field)));
    }

    boolean hasMissing() {
        return all().stream().anyMatch(LabelCounter::hasMissing);
    }

    boolean hasDisputed() {
        return all().stream().anyMatch(LabelCounter::hasDisputed);
    }

    FieldCounts counts() {
        var all = new EnumMap<LabelField, LabelCounts>(LabelField.class);
        counters.forEach((field, counter) -> all.put(field, counter.counts()));
        return new FieldCounts(all);
    }

    private Collection<LabelCounter> all() {
        return counters.values();
    }

    private LabelCounter counter(LabelField field) {
        return Objects.requireNonNull(counters.get(field));
    }
}
