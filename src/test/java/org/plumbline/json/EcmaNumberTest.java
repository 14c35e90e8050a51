package org.plumbline.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.erdtman.jcs.NumberToJSON;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EcmaNumberTest {

    /// RFC 8785, appendix B.
    @ParameterizedTest
    @CsvSource({
        "0000000000000000, 0",
        "8000000000000000, 0",
        "0000000000000001, 5e-324",
        "8000000000000001, -5e-324",
        "7fefffffffffffff, 1.7976931348623157e+308",
        "ffefffffffffffff, -1.7976931348623157e+308",
        "4340000000000000, 9007199254740992",
        "c340000000000000, -9007199254740992",
        "4430000000000000, 295147905179352830000",
        "44b52d02c7e14af5, 9.999999999999997e+22",
        "44b52d02c7e14af6, 1e+23",
        "44b52d02c7e14af7, 1.0000000000000001e+23",
        "444b1ae4d6e2ef4e, 999999999999999700000",
        "444b1ae4d6e2ef4f, 999999999999999900000",
        "444b1ae4d6e2ef50, 1e+21",
        "3eb0c6f7a0b5ed8c, 9.999999999999997e-7",
        "3eb0c6f7a0b5ed8d, 0.000001",
        "41b3de4355555553, 333333333.3333332",
        "41b3de4355555554, 333333333.33333325",
        "41b3de4355555555, 333333333.3333333",
        "41b3de4355555556, 333333333.3333334",
        "41b3de4355555557, 333333333.33333343",
        "becbf647612f3696, -0.0000033333333333333333",
        "43143ff3c1cb0959, 1424953923781206.2"
    })
    void writesTheSamplesOfTheRfc(String bits, String expected) {
        assertThat(EcmaNumber.of(Double.longBitsToDouble(Long.parseUnsignedLong(bits, 16))))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "2e-323, 2e-323",
        "1.5e-323, 1.5e-323",
        "9.9e-323, 1e-322",
        "2e23, 2e+23",
        "1.2e21, 1.2e+21",
        "0.1, 0.1",
        "100, 100",
        "-0.05, -0.05",
        "1e-7, 1e-7",
        "123456789012345680000, 123456789012345680000"
    })
    void usesTheFewestDigits(double value, String expected) {
        assertThat(EcmaNumber.of(value)).isEqualTo(expected);
    }

    /// Subnormals are left out: the other implementation writes 1e-320 as `0.00…01e-178`.
    @Test
    void agreesWithAnotherImplementation() throws IOException {
        var random = new Random(8785);
        for (int i = 0; i < 100_000; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(value) && Math.abs(value) >= Double.MIN_NORMAL) {
                assertThat(EcmaNumber.of(value)).isEqualTo(NumberToJSON.serializeNumber(value));
            }
        }
    }

    @Test
    void noShorterDecimalReadsBackAndNoneOfTheLengthIsCloser() {
        var random = new Random(7493);
        for (int i = 0; i < 40_000; i++) {
            long bits = i < 2_000 ? i + 1 : random.nextLong() >>> random.nextInt(40);
            double value = Double.longBitsToDouble(bits & Long.MAX_VALUE);
            if (!Double.isFinite(value) || value == 0) {
                continue;
            }
            var written = new BigDecimal(EcmaNumber.of(value)).stripTrailingZeros();
            int digits = written.precision();
            assertThat(written.doubleValue()).as("bits %x", bits).isEqualTo(value);
            var exact = new BigDecimal(value);
            var closest = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (closest.doubleValue() == value) {
                assertThat(written).as("bits %x", bits).isEqualByComparingTo(closest);
            }
            if (digits > 1) {
                var below = exact.round(new MathContext(digits - 1, RoundingMode.FLOOR));
                var above = exact.round(new MathContext(digits - 1, RoundingMode.CEILING));
                assertThat(below.doubleValue()).as("bits %x", bits).isNotEqualTo(value);
                assertThat(above.doubleValue()).as("bits %x", bits).isNotEqualTo(value);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void refusesWhatIsNoNumberInJson(double value) {
        assertThatThrownBy(() -> EcmaNumber.of(value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Double.toString(value));
    }
}
