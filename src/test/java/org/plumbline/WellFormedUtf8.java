package org.plumbline;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/// The Unicode Standard's Table 3-7, "Well-Formed UTF-8 Byte Sequences", and what follows from it.
public final class WellFormedUtf8 {

    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    /// A row: its first and last code point, and the first and last value that each byte may have.
    public enum Row {
        ONE_BYTE(0x0000, 0x007F, "00", "7F"),
        TWO_BYTES(0x0080, 0x07FF, "C2 80", "DF BF"),
        E0(0x0800, 0x0FFF, "E0 A0 80", "E0 BF BF"),
        E1_TO_EC(0x1000, 0xCFFF, "E1 80 80", "EC BF BF"),
        ED(0xD000, 0xD7FF, "ED 80 80", "ED 9F BF"),
        EE_AND_EF(0xE000, 0xFFFF, "EE 80 80", "EF BF BF"),
        F0(0x1_0000, 0x3_FFFF, "F0 90 80 80", "F0 BF BF BF"),
        F1_TO_F3(0x4_0000, 0xF_FFFF, "F1 80 80 80", "F3 BF BF BF"),
        F4(0x10_0000, 0x10_FFFF, "F4 80 80 80", "F4 8F BF BF");

        private final int first;
        private final int last;

        /// A character for each byte.
        private final String low;

        private final String high;

        Row(int first, int last, String low, String high) {
            this.first = first;
            this.last = last;
            this.low = new String(HEX.parseHex(low), ISO_8859_1);
            this.high = new String(HEX.parseHex(high), ISO_8859_1);
        }

        /// The lowest code point of the row.
        public int first() {
            return first;
        }

        /// The highest code point of the row.
        public int last() {
            return last;
        }

        /// How many bytes a sequence of the row has.
        public int length() {
            return low.length();
        }

        /// The first sequence of the row.
        public byte[] lowest() {
            return low.getBytes(ISO_8859_1);
        }

        /// The last sequence of the row.
        public byte[] highest() {
            return high.getBytes(ISO_8859_1);
        }

        private boolean fits(byte[] bytes, int at) {
            for (int i = 0; i < length(); i++) {
                int b = at + i < bytes.length ? bytes[at + i] & 0xFF : -1;
                if (b < low.charAt(i) || b > high.charAt(i)) {
                    return false;
                }
            }
            return true;
        }
    }

    /// Bytes that are not UTF-8, and why.
    public record IllFormed(String why, String hex) {

        public byte[] bytes() {
            return HEX.parseHex(hex);
        }

        @Override
        public String toString() {
            return why + ": " + hex;
        }
    }

    private WellFormedUtf8() {}

    /// How many whole sequences stand at the beginning, each of which some row fits.
    public static int sequences(byte[] bytes) {
        int count = 0;
        int at = 0;
        while (at < bytes.length) {
            int length = length(bytes, at);
            if (length == 0) {
                return count;
            }
            at += length;
            count++;
        }
        return count;
    }

    /// True where the bytes are sequences of the table and nothing else.
    public static boolean isWellFormed(byte[] bytes) {
        int at = 0;
        while (at < bytes.length) {
            int length = length(bytes, at);
            if (length == 0) {
                return false;
            }
            at += length;
        }
        return true;
    }

    private static int length(byte[] bytes, int at) {
        for (Row row : Row.values()) {
            if (row.fits(bytes, at)) {
                return row.length();
            }
        }
        return 0;
    }

    /// One or more for every way in which bytes are no UTF-8.
    public static Stream<IllFormed> illFormed() {
        List<IllFormed> all = new ArrayList<>();
        add(all, "a continuation alone", "80", "BF", "80 80", "BF BF BF");
        add(all, "two bytes for an ASCII character", "C0 80", "C0 AF", "C1 81", "C1 BF");
        add(all, "three bytes for two", "E0 80 80", "E0 80 AF", "E0 9F BF");
        add(all, "four bytes for three", "F0 80 80 80", "F0 80 80 AF", "F0 8F BF BF");
        add(all, "a surrogate", "ED A0 80", "ED AF BF", "ED B0 80", "ED BF BF");
        add(all, "a pair of surrogates", "ED A0 BD ED B8 80", "ED AF BF ED BF BF");
        add(all, "beyond U+10FFFF", "F4 90 80 80", "F4 BF BF BF", "F5 80 80 80", "F7 BF BF BF");
        add(all, "five bytes", "F8 80 80 80 AF", "F8 88 80 80 80", "FB BF BF BF BF");
        add(all, "six bytes", "FC 80 80 80 80 AF", "FC 84 80 80 80 80", "FD BF BF BF BF BF");
        add(all, "a byte that is in no sequence", "C0", "C1", "F5", "FE", "FF", "FE FE FF FF");
        for (Row row : Row.values()) {
            for (int length = 1; length < row.length(); length++) {
                String cut = "cut off after " + length + " of " + row.length();
                add(all, cut, HEX.formatHex(row.lowest(), 0, length));
                add(all, cut, HEX.formatHex(row.highest(), 0, length));
            }
        }
        return all.stream();
    }

    private static void add(List<IllFormed> all, String why, String... sequences) {
        for (String hex : sequences) {
            all.add(new IllFormed(why, hex));
        }
    }
}
