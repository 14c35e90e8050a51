package org.plumbline.report.tally;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.plumbline.labels.LabelField;

/// The labels of one sample by one author, or what all of them come to: a category or a state for
/// each field and place. A claim field has a place for each claim, in the sample's order; a measure
/// has one.
final class SampleStates {

    /// In the place of a category: fewer raters than asked for, or nothing said.
    static final byte MISSING = -1;

    /// In the place of a category: raters differ, and nobody has decided.
    static final byte DISPUTED = -2;

    private final Map<LabelField, byte[]> places = new EnumMap<>(LabelField.class);

    /// A sheet with the same in each place.
    SampleStates(int claims, byte state) {
        for (LabelField field : LabelField.values()) {
            byte[] states = new byte[field.isOfClaim() ? claims : 1];
            Arrays.fill(states, state);
            places.put(field, states);
        }
    }

    /// The states of a field, to read and to change.
    byte[] of(LabelField field) {
        return Objects.requireNonNull(places.get(field));
    }

    /// True where a claim has a category in each field.
    boolean isResolved(int claim) {
        return LabelField.ofClaim().stream().allMatch(field -> isCategory(of(field)[claim]));
    }

    static boolean isCategory(byte state) {
        return state >= 0;
    }
}
