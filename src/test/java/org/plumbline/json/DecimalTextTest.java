package org.plumbline.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Numbers by their text, against the decimals of the Java library.
class DecimalTextTest {

    /// Doubles have every integer to 2^53 = 9007199254740992; of 2^60 = 1152921504606846976 the
    /// double is exact, and its form is 1152921504606847000. The forms 333333333.3333333 and
    /// 9.999999999999997e22 are from RFC 8785, appendix B.
    @ParameterizedTest
    @CsvSource({
        "9007199254740992,             true",
        "9007199254740993,             false",
        "1234567890123456789,          false",
        "-1234567890123456789,         false",
        "1152921504606846976,          false",
        "1152921504606847000,          true",
        "333333333.33333329,           false",
        "333333333.3333333,            true",
        "1.10,                         true",
        "9.999999999999997e22,         true",
        "9.9999999999999971e22,        false",
        "0.30000000000000004,          true",
        "0.300000000000000040,         true",
        "0.3000000000000000444,        false",
        "-0,                           true",
        "0e99999999999999999999,       true",
        "1e-400,                       false",
        "1e-99999999999999999999,      false",
        "100e-2,                       true",
        "123456789012345680000,        true"
    })
    void tellsWhatTheCanonicalFormKeeps(String number, boolean kept) {
        assertThat(DecimalText.isCanonicallyKept(number)).isEqualTo(kept);
    }

    @Test
    void keepsWhatADecimalOfTheSameDoubleIs() {
        var random = new SplittableRandom(8785);
        for (int i = 0; i < 20_000; i++) {
            String number = number(random);
            double nearest = Double.parseDouble(number);
            boolean kept =
                    new BigDecimal(number).compareTo(new BigDecimal(EcmaNumber.of(nearest))) == 0;

            assertThat(DecimalText.isCanonicallyKept(number)).as(number).isEqualTo(kept);
        }
    }

    @Test
    void comparesAsDecimalsDo() {
        var random = new SplittableRandom(17);
        for (int i = 0; i < 20_000; i++) {
            String number = number(random);
            long integer = random.nextBoolean() ? 0 : 1_000_000_000;

            assertThat(DecimalText.compare(number, integer))
                    .as("%s and %s", number, integer)
                    .isEqualTo(new BigDecimal(number).compareTo(BigDecimal.valueOf(integer)));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1000000000,                     1000000000,   0",
        "1e9,                            1000000000,   0",
        "1000000000.0000000000000001,    1000000000,   1",
        "999999999.9999999999999999,     1000000000,  -1",
        "-1e-99999999999999999999,       0,           -1",
        "1e-99999999999999999999,        0,            1",
        "1e-99999999999999999999,        1000000000,  -1",
        "-1e99999999999999999999,        0,           -1",
        "1e99999999999999999999,         1000000000,   1",
        "-0,                             0,            0",
        "0,                              1000000000,  -1"
    })
    void comparesExactlyWhateverTheExponent(String number, long integer, int order) {
        assertThat(DecimalText.compare(number, integer)).isEqualTo(order);
    }

    private static String number(SplittableRandom random) {
        var text = new StringBuilder(random.nextInt(4) == 0 ? "-" : "");
        int digits = 1 + random.nextInt(20);
        text.append(1 + random.nextInt(9));
        for (int i = 1; i < digits; i++) {
            text.append(random.nextInt(3) == 0 ? 0 : random.nextInt(10));
        }
        if (random.nextBoolean()) {
            text.append('.').append(random.nextInt(1_000_000));
        }
        return random.nextBoolean() ? text.toString() : text + "e" + (random.nextInt(60) - 30);
    }
}
