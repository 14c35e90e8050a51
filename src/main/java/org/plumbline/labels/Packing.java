package org.plumbline.labels;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/// Labels of all fields of a claim, or of a sample, as bits: as many a field as its values need.
///
/// For what is kept by the million; only in memory, so that the scheme may change.
public final class Packing {

    /// Of the fields of a claim.
    public static final Packing OF_CLAIM = new Packing(LabelField.ofClaim());

    /// Of the fields of a sample.
    public static final Packing OF_SAMPLE = new Packing(LabelField.ofSample());

    /// Where the bits of a field begin, and which there are.
    private record Place(int shift, int mask) {}

    private final Map<LabelField, Place> places = new EnumMap<>(LabelField.class);
    private final int width;

    private Packing(List<LabelField> fields) {
        int shift = 0;
        for (LabelField field : fields) {
            int bits = Integer.SIZE - Integer.numberOfLeadingZeros(field.choices().size() - 1);
            places.put(field, new Place(shift, (1 << bits) - 1));
            shift += bits;
        }
        if (shift > Integer.SIZE - 1) {
            throw new IllegalStateException(fields + " need " + shift + " bits, and an int has 31");
        }
        width = shift;
    }

    /// How many bits the labels of all fields need; at most 31.
    public int width() {
        return width;
    }

    /// Packs a value for each field.
    public int pack(Function<LabelField, LabelValue> values) {
        int packed = 0;
        for (LabelField field : places.keySet()) {
            packed |= field.category(values.apply(field)) << place(field).shift();
        }
        return packed;
    }

    /// The category of the value in a field.
    ///
    /// @param packed may have other bits above the width
    public int category(LabelField field, int packed) {
        Place place = place(field);
        return packed >> place.shift() & place.mask();
    }

    /// The value in a field.
    public LabelValue value(LabelField field, int packed) {
        return field.choices().get(category(field, packed));
    }

    private Place place(LabelField field) {
        return Objects.requireNonNull(places.get(field));
    }
}
