package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.text.ExactText;

class RowsTest {

    @Test
    void cutsAtEveryLineEndAndKeepsIt() {
        Rows rows = rows("a\nb\rc\r\nd\u0085e\u2028f\u2029g");

        assertThat(contents(rows))
                .containsExactly("a\n", "b\r", "c\r\n", "d\u0085", "e\u2028", "f\u2029", "g");
        assertThat(rows.line(6)).isEqualTo(7);
    }

    @Test
    void takesLineFeedBeforeCarriageReturnAsTwo() {
        assertThat(contents(rows("a\n\rb"))).containsExactly("a\n", "\r", "b");
    }

    @Test
    void hasOneRowForNothingAndAnEmptyOneAfterALastLineEnd() {
        assertThat(contents(rows(""))).containsExactly("");
        assertThat(contents(rows("a\n"))).containsExactly("a\n", "");
    }

    @Test
    void cutsALongLineBetweenClustersAndNumbersItOnce() {
        String family = "👨‍👩‍👧‍👦";
        String line = "x".repeat(Rows.LIMIT - 3) + family + "y\nz";

        Rows rows = rows(line);

        assertThat(contents(rows)).containsExactly("x".repeat(Rows.LIMIT - 3), family + "y\n", "z");
        assertThat(rows.isSoft(1)).isTrue();
        assertThat(rows.isSoft(2)).isFalse();
        assertThat(List.of(rows.line(0), rows.line(1), rows.line(2))).containsExactly(1, 1, 2);
    }

    @Test
    void keepsALineOfExactlyTheLimitInOneRow() {
        assertThat(rows("x".repeat(Rows.LIMIT) + "\r\n").count()).isEqualTo(2);
        assertThat(rows("x".repeat(Rows.LIMIT)).count()).isEqualTo(1);
        assertThat(rows("x".repeat(Rows.LIMIT + 1)).count()).isEqualTo(2);
    }

    @Test
    void cutsAClusterThatIsLongerThanARow() {
        String cluster = "a" + "\u0301".repeat(3 * Rows.LIMIT);

        Rows rows = rows(cluster);

        assertThat(String.join("", contents(rows))).isEqualTo(cluster);
        assertThat(contents(rows)).allMatch(row -> row.length() <= Rows.LIMIT);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void losesNothingAndNeverExceedsTheLimit(long seed) {
        var random = new Random(seed);
        for (int i = 0; i < 30; i++) {
            ExactText text = HardTexts.longLines(random);
            Rows rows = Rows.of(text);

            assertThat(String.join("", contents(rows))).isEqualTo(text.value());
            for (int row = 0; row < rows.count(); row++) {
                int start = rows.start(row);
                assertThat(text.value().codePointCount(start, rows.textEnd(row)))
                        .isLessThanOrEqualTo(Rows.LIMIT);
                assertThat(rows.rowOf(start))
                        .as("seed %d text %d row %d", seed, i, row)
                        .isEqualTo(row);
                assertThat(text.isBoundary(text.byteOffset(start))).isTrue();
            }
        }
    }

    private static Rows rows(String text) {
        return Rows.of(ExactText.of(text));
    }

    private static List<String> contents(Rows rows) {
        List<String> contents = new ArrayList<>();
        for (int row = 0; row < rows.count(); row++) {
            contents.add(rows.value().substring(rows.start(row), rows.end(row)));
        }
        return contents;
    }
}
