package org.plumbline.agreement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RatioTest {

    @Test
    void isTheNearestDoubleHoweverLargeTheIntegers() {
        var random = new Random(754);
        for (int i = 0; i < 20_000; i++) {
            var numerator = new BigInteger(1 + random.nextInt(140), random);
            var denominator = new BigInteger(1 + random.nextInt(140), random).add(BigInteger.ONE);
            if (random.nextBoolean()) {
                numerator = numerator.negate();
            }
            // 400 digits: no tie between two doubles of this size is longer.
            double expected =
                    new BigDecimal(numerator)
                            .divide(new BigDecimal(denominator), new MathContext(400))
                            .doubleValue();

            assertThat(new Ratio(numerator, denominator).value())
                    .as("%s / %s", numerator, denominator)
                    .isEqualTo(expected == 0 ? 0.0 : expected);
        }
    }

    @Test
    void roundsOnceWhereDoublesWouldRoundThreeTimes() {
        long numerator = 9007199254740993L;
        var ratio = Ratio.of(numerator, 3);

        assertThat(ratio.value()).isEqualTo(3002399751580331.0);
        assertThat(Ratio.of(9007199254740995L, 9007199254740997L).value())
                .isEqualTo(
                        new BigDecimal(9007199254740995L)
                                .divide(new BigDecimal(9007199254740997L), new MathContext(60))
                                .doubleValue());
    }

    @Test
    void percentIsHalfUpFromTheExactFraction() {
        assertThat(Ratio.of(1, 2000).percent()).isEqualTo("0.1");
        // 12.25 % has no exact double below it that would round to 12.2.
        assertThat(Ratio.of(49, 400).percent()).isEqualTo("12.3");
        assertThat(Ratio.of(1, 3).percent()).isEqualTo("33.3");
        assertThat(Ratio.of(2, 3).percent()).isEqualTo("66.7");
        assertThat(Ratio.of(0, 7).percent()).isEqualTo("0.0");
        assertThat(Ratio.of(7, 7).percent()).isEqualTo("100.0");
        // 100.05 in binary is below its decimal; the fraction is not.
        assertThat(Ratio.of(2001, 2000).percent()).isEqualTo("100.1");
    }

    @Test
    void decimalsKeepTheSign() {
        assertThat(Ratio.of(-1, 19).decimal(3)).isEqualTo("-0.053");
        assertThat(Ratio.of(-1, 100_000).decimal(3)).isEqualTo("0.000");
    }

    @Test
    void refusesADenominatorOfZero() {
        assertThatThrownBy(() -> Ratio.of(1, 0)).hasMessage("a denominator is above 0, not 0");
    }
}
