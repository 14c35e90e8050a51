package org.plumbline.agreement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.SharedData;

class WilsonTest {

    /// From the list of bugs in other tools; ten decimals.
    @ParameterizedTest
    @CsvSource({
        "0, 1, 0, 0.7934506856",
        "1, 1, 0.2065493144, 1",
        "0, 10, 0, 0.2775327999",
        "1, 10, 0.0178762131, 0.4041500268",
        "3, 20, 0.0523687459, 0.3604188647",
        "5, 10, 0.2365930905, 0.7634069095",
        "10, 10, 0.7224672001, 1",
        "0, 77, 0, 0.0475184253",
        "38, 38, 0.9081901318, 1",
        "7, 50, 0.0695083343, 0.2618619371"
    })
    void givesTheKnownBounds(int errors, int trials, double low, double high) {
        var interval = Wilson.of(errors, trials);

        assertThat(interval.low()).isCloseTo(low, within(5e-11));
        assertThat(interval.high()).isCloseTo(high, within(5e-11));
    }

    /// Half a unit of the last digit that was printed is allowed, and 1e-12.
    @ParameterizedTest(name = "{4}: {0} of {1}")
    @CsvSource({
        "18, 20, 0.6989663547715128, 0.972133518786232, R binom.confint",
        "4, 20, 0.0806576625797981, 0.4160174322518935, R binom.confint",
        "4, 200, 0.00780442641634947, 0.05028708690582643, R binom.confint",
        "190, 200, 0.910421851861224, 0.972617354399236, R binom.confint",
        "1, 30, 0.00590859, 0.16670391, R binom.confint",
        "29, 30, 0.8332961, 0.9940914, R binom.confint",
        "0, 30, 0.0, 0.11351339, R binom.confint",
        "30, 30, 0.8864866, 1.0, R binom.confint",
        "81, 263, 0.2553, 0.3662, 'Newcombe 1998, table I, method 3'",
        "15, 148, 0.0624, 0.1605, 'Newcombe 1998, table I, method 3'",
        "19, 38, 0.348499283643951, 0.651500716356049, statsmodels proportion_confint"
    })
    void givesThePublishedBounds(int errors, int trials, String low, String high, String source) {
        var interval = Wilson.of(errors, trials);

        assertThat(interval.low()).isCloseTo(stored(low), digitsOf(low));
        assertThat(interval.high()).isCloseTo(stored(high), digitsOf(high));
    }

    @Tag(SharedData.TAG)
    @Test
    void agreesWithROnTheStoredOracles() throws IOException {
        var lines = Files.readAllLines(SharedData.path("oracle-wilson/wilson-oracles.csv"));
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", 5);
            var interval = Wilson.of(Integer.parseInt(cells[0]), Integer.parseInt(cells[1]));

            assertThat(interval.low()).as(line).isCloseTo(stored(cells[2]), digitsOf(cells[2]));
            assertThat(interval.high()).as(line).isCloseTo(stored(cells[3]), digitsOf(cells[3]));
        }
        assertThat(lines).hasSizeGreaterThan(10);
    }

    @Test
    void isExactlyZeroWithNoErrorAndExactlyOneWithAll() {
        for (int trials = 1; trials <= 2_000; trials++) {
            assertThat(Wilson.of(0, trials).low()).isEqualTo(0.0);
            assertThat(Wilson.of(trials, trials).high()).isEqualTo(1.0);
        }
    }

    @Test
    void agreesWithTheFormulaInSixtyDigits() {
        var digits = new MathContext(60);
        var z2 = new BigDecimal("1.959963984540054").pow(2);
        for (int trials = 1; trials <= 400; trials += 7) {
            for (int errors = 0; errors <= trials; errors += 3) {
                // (x + z²/2 ± z·sqrt(x(n-x)/n + z²/4)) / (n + z²)
                var n = new BigDecimal(trials);
                var x = new BigDecimal(errors);
                var root =
                        x.multiply(n.subtract(x))
                                .divide(n, digits)
                                .add(z2.divide(new BigDecimal(4)))
                                .sqrt(digits)
                                .multiply(z2.sqrt(digits));
                var middle = x.add(z2.divide(new BigDecimal(2)));
                var interval = Wilson.of(errors, trials);

                assertThat(interval.low())
                        .isCloseTo(
                                middle.subtract(root).divide(n.add(z2), digits).doubleValue(),
                                within(1e-14));
                assertThat(interval.high())
                        .isCloseTo(
                                middle.add(root).divide(n.add(z2), digits).doubleValue(),
                                within(1e-14));
            }
        }
    }

    /// The library takes one logarithm to find z, the only step that Java leaves to the machine.
    @Test
    void theOneStepThatMayDifferByMachineDoesNot() {
        assertThat(Math.log(0.05)).isEqualTo(StrictMath.log(0.05));
        assertThat(Wilson.of(3, 20))
                .isEqualTo(new Wilson(0.052368745896216595, 0.36041886474075696));
    }

    private static double stored(String cell) {
        return Double.parseDouble(cell);
    }

    /// Half a unit of the last digit that the source printed, and not below 1e-12.
    private static Offset<Double> digitsOf(String cell) {
        int places = Math.max(cell.length() - 2, 4);
        return within(Math.max(0.51 * Math.pow(10, -places), 1e-12));
    }
}
