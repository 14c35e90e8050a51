package org.plumbline.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The rules of RFC 8259 on single characters, tried on every character there is.
class JsonCharactersTest {

    @Test
    @DisplayName("RFC 8259 § 2: space, tab, LF and CR are white space, and no other byte is")
    void takesFourBytesForWhiteSpace() {
        for (int b = 0; b < 256; b++) {
            byte[] text = "[1,?2]".getBytes(UTF_8);
            text[3] = (byte) b;
            boolean isSpace = b == ' ' || b == '\t' || b == '\n' || b == '\r';
            boolean begins = "-0123456789".indexOf(b) >= 0;
            if (begins || b == '"' || b == '[' || b == '{' || "tfn".indexOf(b) >= 0) {
                continue;
            }

            var faults = Reading.json(text).brief();

            if (isSpace) {
                assertThat(faults).as("byte %02X", b).isEmpty();
            } else {
                assertThat(faults).as("byte %02X", b).containsExactly("json/syntax 1:4 ");
            }
        }
    }

    @Test
    @DisplayName("RFC 8259 § 7: the 32 controls are refused as such and read as escapes")
    void takesControlsAsEscapesAlone() {
        for (int c = 0; c < 32; c++) {
            assertThat(Reading.json("[\"a" + (char) c + "\"]").brief())
                    .as("U+%04X", c)
                    .containsExactly("json/syntax 1:4 /0");
            assertThat(text("\\u%04x".formatted(c)))
                    .as("U+%04X", c)
                    .isEqualTo(String.valueOf((char) c));
        }
    }

    @Test
    @DisplayName("RFC 8259 § 7: all else but quote and backslash stands for itself")
    void takesEveryOtherCodePointAsItself() {
        IntStream.rangeClosed(' ', Character.MAX_CODE_POINT)
                .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
                .filter(c -> c < 0x3000 || c > 0xD000 || c % 64 == 0)
                .filter(c -> c < 0x1_1000 || c % 256 == 0 || (c & 0xFFFF) >= 0xFFFE)
                .filter(c -> c != '"' && c != '\\')
                .forEach(
                        c -> {
                            String one = Character.toString(c);
                            assertThat(text(one)).as("U+%04X", c).isEqualTo(one);
                        });
    }

    @Test
    @DisplayName("RFC 8259 § 7: eight letters may follow a backslash, and u with four hex digits")
    void takesEightShortEscapesAndNoOther() {
        String letters = "\"\\/bfnrt";
        String meant = "\"\\/\b\f\n\r\t";
        for (int c = ' '; c < 127; c++) {
            String escape = "\\" + (char) c;
            int known = letters.indexOf(c);
            if (known >= 0) {
                assertThat(text(escape)).as(escape).isEqualTo(meant.substring(known, known + 1));
            } else {
                String place = c == 'u' ? "1:5" : "1:4";
                assertThat(Reading.json("[\"" + escape + "\"]").brief())
                        .as(escape)
                        .containsExactly("json/syntax " + place + " /0");
            }
        }
    }

    @ParameterizedTest(name = "RFC 8259 § 7: digit {0} of a unit is one of 22 characters")
    @ValueSource(ints = {0, 1, 2, 3})
    void takesHexDigitsInEachPlaceOfAUnit(int at) {
        for (int c = ' '; c < 127; c++) {
            var digits = new StringBuilder("0041");
            digits.setCharAt(at, (char) c);
            String document = "[\"\\u" + digits + "\"]";
            boolean isHex = "0123456789abcdefABCDEF".indexOf(c) >= 0;
            boolean isHalf = isHex && at == 0 && "dD".indexOf(c) >= 0;

            if (isHex && !isHalf) {
                assertThat(text("\\u" + digits))
                        .as(document)
                        .isEqualTo(String.valueOf((char) Integer.parseInt(digits.toString(), 16)));
            } else if (!isHex) {
                assertThat(Reading.json(document).brief())
                        .as(document)
                        .containsExactly("json/syntax 1:" + (5 + at) + " /0");
            }
        }
    }

    @Test
    @DisplayName("RFC 8259 § 7: each of the 65,536 units, in either case, unless it is half a pair")
    void takesEveryUnit() {
        for (int unit = 0; unit <= 0xFFFF; unit++) {
            String lower = "\\u%04x".formatted(unit);
            String escape =
                    unit % 2 == 0 ? lower : "\\u" + lower.substring(2).toUpperCase(Locale.ROOT);
            if (Character.isSurrogate((char) unit)) {
                assertThat(Reading.json("[\"" + escape + "\"]").brief())
                        .as(escape)
                        .containsExactly("text/unpaired-surrogate 1:2 /0");
            } else {
                assertThat(text(escape)).as(escape).isEqualTo(String.valueOf((char) unit));
            }
        }
    }

    @ParameterizedTest(name = "RFC 8259 § 6: {0}")
    @MethodSource("numbers")
    void takesEveryFormOfANumber(String number) {
        var reading = Reading.json("[" + number + "]");

        assertThat(reading.brief()).isEmpty();
        assertThat(reading.trees.getFirst().root().elements().getFirst().number())
                .isEqualTo(Double.parseDouble(number));
    }

    /// The production itself: `[ minus ] int [ frac ] [ exp ]`.
    static Stream<String> numbers() {
        return Stream.of("", "-")
                .flatMap(sign -> Stream.of("0", "7", "10", "9007199254740993").map(i -> sign + i))
                .flatMap(i -> Stream.of("", ".0", ".50", ".123456789").map(f -> i + f))
                .flatMap(f -> Stream.of("", "e0", "E1", "e+05", "E-3").map(e -> f + e));
    }

    /// What a string of this content says.
    private static String text(String content) {
        var reading = Reading.json("[\"" + content + "\"]");
        assertThat(reading.brief()).as(content).isEmpty();
        return reading.trees.getFirst().root().elements().getFirst().string();
    }
}
