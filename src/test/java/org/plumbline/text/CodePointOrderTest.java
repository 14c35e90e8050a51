package org.plumbline.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CodePointOrderTest {

    @Test
    void putsAstralCodePointsBehindAllOthers() {
        assertThat(CodePointOrder.INSTANCE.compare("\uFB33", "\uD83D\uDE00")).isNegative();
        assertThat("\uFB33".compareTo("\uD83D\uDE00")).isPositive();
        assertThat(CodePointOrder.INSTANCE.compare("a", "ab")).isNegative();
        assertThat(CodePointOrder.INSTANCE.compare("ab", "ab")).isZero();
    }

    @Test
    void isTheOrderOfTheBytes() {
        var random = new Random(3629);
        int[] points = {'a', 'b', 0xE9, 0x7FF, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF};
        for (int i = 0; i < 20_000; i++) {
            String a = text(random, points);
            String b = text(random, points);

            assertThat(Integer.signum(CodePointOrder.INSTANCE.compare(a, b)))
                    .isEqualTo(
                            Integer.signum(
                                    Arrays.compareUnsigned(a.getBytes(UTF_8), b.getBytes(UTF_8))));
        }
    }

    private static String text(Random random, int[] points) {
        var text = new StringBuilder();
        int length = random.nextInt(4);
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(points[random.nextInt(points.length)]);
        }
        return text.toString();
    }
}
