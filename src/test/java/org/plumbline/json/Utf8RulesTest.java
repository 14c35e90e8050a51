package org.plumbline.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.WellFormedUtf8;
import org.plumbline.WellFormedUtf8.IllFormed;
import org.plumbline.WellFormedUtf8.Row;

/// Our reader on the Unicode Standard's table of UTF-8.
class Utf8RulesTest {

    @ParameterizedTest(name = "Unicode Table 3-7, row {0}: first and last sequence")
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ONE_BYTE")
    void readsTheEndsOfEachRow(Row row) {
        assertThat(text(row.lowest())).isEqualTo(Character.toString(row.first()));
        assertThat(text(row.highest())).isEqualTo(Character.toString(row.last()));
    }

    /// From the first and from the last sequence of a row, each byte in turn takes all 256 values:
    /// so also the one below and the one above what the row allows.
    @ParameterizedTest(name = "Unicode Table 3-7, row {0}: every value of every byte")
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ONE_BYTE")
    void takesWhatTheTableHasAndRefusesTheRestAtItsFirstByte(Row row) {
        int refused = 0;
        for (byte[] corner : List.of(row.lowest(), row.highest())) {
            for (int at = 0; at < corner.length; at++) {
                for (int b = 0x80; b < 256; b++) {
                    byte[] changed = corner.clone();
                    changed[at] = (byte) b;
                    hold(changed);
                    refused += WellFormedUtf8.isWellFormed(changed) ? 0 : 1;
                }
            }
        }
        assertThat(refused).isGreaterThan(100);
    }

    @Test
    void takesWhatTheTableHasOfAllPairsOfBytes() {
        for (int first = 0x80; first < 256; first++) {
            for (int second = 0x80; second < 256; second++) {
                hold(new byte[] {(byte) first, (byte) second});
            }
        }
    }

    @ParameterizedTest(name = "not UTF-8, {0}")
    @MethodSource("illFormed")
    void refusesWhatIsNotUtf8(IllFormed bytes) {
        assertThat(Reading.json(quoted(bytes.bytes())).brief())
                .containsExactly("json/syntax 1:3 /0");
        assertThat(Reading.json(named(bytes.bytes())).brief()).containsExactly("json/syntax 1:3 ");
        assertThat(Reading.json(bytes.bytes()).brief()).containsExactly("json/syntax 1:1 ");
    }

    @ParameterizedTest(name = "not UTF-8 at the end of the file, {0}")
    @MethodSource("illFormed")
    void refusesItAtTheEndOfTheFile(IllFormed bytes) {
        byte[] whole = quoted(bytes.bytes());

        assertThat(Reading.json(Arrays.copyOf(whole, whole.length - 2)).brief())
                .containsExactly("json/syntax 1:3 /0");
    }

    static Stream<IllFormed> illFormed() {
        return WellFormedUtf8.illFormed();
    }

    /// Holds the reader to the table.
    private static void hold(byte[] bytes) {
        var reading = Reading.json(quoted(bytes));
        String hex = HexFormat.ofDelimiter(" ").formatHex(bytes);
        if (WellFormedUtf8.isWellFormed(bytes)) {
            assertThat(reading.brief()).as(hex).isEmpty();
        } else {
            int column = 3 + WellFormedUtf8.sequences(bytes);
            assertThat(reading.brief()).as(hex).containsExactly("json/syntax 1:" + column + " /0");
        }
    }

    private static String text(byte[] bytes) {
        var reading = Reading.json(quoted(bytes));
        assertThat(reading.brief()).isEmpty();
        return reading.trees.getFirst().root().elements().getFirst().string();
    }

    private static byte[] quoted(byte[] content) {
        return around("[\"", content, "\"]");
    }

    private static byte[] named(byte[] content) {
        return around("{\"", content, "\":1}");
    }

    private static byte[] around(String before, byte[] content, String behind) {
        var out = new ByteArrayOutputStream();
        out.writeBytes(before.getBytes(StandardCharsets.US_ASCII));
        out.writeBytes(content);
        out.writeBytes(behind.getBytes(StandardCharsets.US_ASCII));
        return out.toByteArray();
    }
}
