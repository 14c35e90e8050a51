package org.plumbline.labels;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class PackingTest {

    @Test
    void eachCombinationOfValuesOfAClaimComesBack() {
        assertAllComeBack(Packing.OF_CLAIM, LabelField.ofClaim());
    }

    @Test
    void eachCombinationOfValuesOfASampleComesBack() {
        assertAllComeBack(Packing.OF_SAMPLE, LabelField.ofSample());
    }

    /// Whoever packs more into the same number puts it behind the labels.
    @Test
    void whatStandsBehindTheLabelsIsNotTakenForOne() {
        int packed = Packing.OF_CLAIM.pack(field -> field.choices().getLast());
        int more = packed | -1 << Packing.OF_CLAIM.width();

        for (LabelField field : LabelField.ofClaim()) {
            assertThat(Packing.OF_CLAIM.value(field, more)).isEqualTo(field.choices().getLast());
        }
    }

    private static void assertAllComeBack(Packing packing, List<LabelField> fields) {
        for (var values : combinations(fields)) {
            int packed = packing.pack(field -> Objects.requireNonNull(values.get(field)));
            assertThat(packed).isBetween(0, (1 << packing.width()) - 1);
            for (LabelField field : fields) {
                assertThat(packing.value(field, packed)).isEqualTo(values.get(field));
            }
        }
    }

    private static List<Map<LabelField, LabelValue>> combinations(List<LabelField> fields) {
        List<Map<LabelField, LabelValue>> all = List.of(new EnumMap<>(LabelField.class));
        for (LabelField field : fields) {
            var longer = new ArrayList<Map<LabelField, LabelValue>>();
            for (var values : all) {
                for (LabelValue value : field.choices()) {
                    var more = new EnumMap<LabelField, LabelValue>(values);
                    more.put(field, value);
                    longer.add(more);
                }
            }
            all = longer;
        }
        return all;
    }
}
