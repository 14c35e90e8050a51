package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowStackTest {

    @ParameterizedTest
    @ValueSource(longs = {61, 62, 63})
    void showsWhatAWholeStackWouldShowAfterEveryMove(long seed) {
        var random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            int[] heights = random.ints(1 + random.nextInt(60), 16, 200).toArray();
            var stack = new RowStack(() -> heights.length, row -> heights[row]);
            double total = Arrays.stream(heights).sum();
            double room = 20 + random.nextInt(600);
            stack.settle(room);
            double at = 0;
            for (int move = 0; move < 20; move++) {
                double by = random.nextInt(2_000) - 1_000;
                stack.moveBy(by);
                stack.settle(room);
                at = Math.clamp(at + by, 0, Math.max(0, total - room));

                String where = "seed " + seed + " stack " + i + " move " + move;
                assertThat(above(heights, stack.top()) + stack.hidden()).as(where).isEqualTo(at);
                assertThat(stack.isAtStart()).as(where).isEqualTo(at == 0);
                assertThat(stack.isAtEnd()).as(where).isEqualTo(at >= total - room);
                double end = stack.topOf(stack.bottom()) + heights[stack.bottom()];
                assertThat(end >= room || stack.bottom() == heights.length - 1).as(where).isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {64, 65})
    void findsTheRowUnderEveryHeight(long seed) {
        var random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            int[] heights = random.ints(30, 16, 90).toArray();
            var stack = new RowStack(() -> heights.length, row -> heights[row]);
            stack.moveTo(random.nextInt(30), random.nextInt(50));
            stack.settle(300);

            for (int row = stack.top(); row <= stack.bottom(); row++) {
                double middle = stack.topOf(row) + heights[row] / 2.0;
                assertThat(stack.rowAt(middle)).as("seed %d", seed).isEqualTo(row);
            }
        }
    }

    private static double above(int[] heights, int row) {
        return Arrays.stream(heights, 0, row).sum();
    }
}
