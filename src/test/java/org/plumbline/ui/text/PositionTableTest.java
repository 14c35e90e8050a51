package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.text.ExactText;

class PositionTableTest {

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void leadsFromEveryBoundaryToOnePlaceAndBack(long seed) {
        var random = new Random(seed);
        for (int i = 0; i < 10_000; i++) {
            ExactText text = HardTexts.next(random);
            PositionTable table = table(text, random);
            check(table, "seed " + seed + " text " + i);
        }
    }

    @Test
    void leadsThereAndBackInLongLines() {
        var random = new Random(7);
        for (int i = 0; i < 12; i++) {
            check(table(HardTexts.longLines(random), random), "text " + i);
        }
    }

    @Test
    void putsAnInsertBeforeItsCharacterAndLeadsBothOfItsSidesToIt() {
        var table = table("ab\ncd", List.of(new Insert(3, "c1", "1")), Fillers.NONE);

        assertThat(table.ofByte(3)).isEqualTo(new ViewPosition(1, 1));
        assertThat(table.byteOf(new ViewPosition(1, 0))).isEqualTo(3);
        assertThat(table.byteOf(new ViewPosition(1, 1))).isEqualTo(3);
        assertThat(table.columns(1)).isEqualTo(3);
        assertThat(table.columnAfter(1, 3)).isZero();
    }

    @Test
    void countsNoByteOnAFiller() {
        var table = table("a\nb", List.of(), Fillers.of(new int[] {1, 2, 1}));

        assertThat(table.viewRows()).isEqualTo(6);
        assertThat(List.of(table.textRow(0), table.textRow(1), table.textRow(2), table.textRow(3)))
                .containsExactly(-1, 0, -1, -1);
        assertThat(table.ofByte(2)).isEqualTo(new ViewPosition(4, 0));
        assertThat(table.byteOf(new ViewPosition(2, 0))).isEqualTo(2);
        assertThat(table.byteOf(new ViewPosition(5, 0))).isEqualTo(3);
    }

    @Test
    void takesAPlaceInsideAPairAsThePair() {
        var table = table("a😀b", List.of(), Fillers.NONE);

        assertThat(table.byteOf(new ViewPosition(0, 2))).isEqualTo(1);
        assertThat(table.ofByte(5)).isEqualTo(new ViewPosition(0, 3));
    }

    /// Compares by hand: a million assertions with a description each would take most of the time.
    private static void check(PositionTable table, String where) {
        ExactText text = table.text();
        ViewPosition previous = new ViewPosition(-1, 0);
        for (int unit = 0; unit <= text.value().length(); unit++) {
            if (isInsidePair(text.value(), unit)) {
                continue;
            }
            int offset = text.byteOffset(unit);
            ViewPosition place = table.ofByte(offset);
            boolean isLater =
                    place.row() > previous.row()
                            || (place.row() == previous.row()
                                    && place.column() > previous.column());
            if (table.byteOf(place) != offset
                    || place.column() > table.columns(place.row())
                    || !isLater) {
                throw new AssertionError(where + ": byte " + offset + " is not at " + place);
            }
            previous = place;
        }
    }

    private static PositionTable table(ExactText text, Random random) {
        List<Insert> inserts = new ArrayList<>();
        String value = text.value();
        for (int unit = 0; unit < value.length(); unit++) {
            if (!isInsidePair(value, unit) && random.nextInt(6) == 0) {
                for (int i = 0; i <= random.nextInt(3); i++) {
                    inserts.add(new Insert(unit, "k" + inserts.size(), "1"));
                }
            }
        }
        Rows rows = Rows.of(text);
        int[] fillers = new int[rows.count() + 1];
        if (random.nextBoolean()) {
            for (int row = 0; row < fillers.length; row++) {
                fillers[row] = Math.max(0, random.nextInt(6) - 3);
            }
        }
        return new PositionTable(rows, inserts, Fillers.of(fillers));
    }

    private static PositionTable table(String text, List<Insert> inserts, Fillers fillers) {
        return new PositionTable(Rows.of(ExactText.of(text)), inserts, fillers);
    }

    private static boolean isInsidePair(String value, int unit) {
        return unit > 0
                && unit < value.length()
                && Character.isSurrogatePair(value.charAt(unit - 1), value.charAt(unit));
    }
}
