package org.plumbline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/// The Unicode Standard's Table 3-7, "Well-Formed UTF-8 Byte Sequences", and what follows from it.
public final class WellFormedUtf8 {

    /// A row: the code points, and the first and last value that each byte may have.
    public enum Row {
        ONE_BYTE(0x0000, 0x007F, 0x00, 0x7F),
        TWO_BYTES(0x0080, 0x07FF, 0xC2, 0xDF, 0x80, 0xBF),
        E0(0x0800, 0x0FFF, 0xE0, 0xE0, 0xA0, 0xBF, 0x80, 0xBF),
        E1_TO_EC(0x1000, 0xCFFF, 0xE1, 0xEC, 0x80, 0xBF, 0x80, 0xBF),
        ED(0xD000, 0xD7FF, 0xED, 0xED, 0x80, 0x9F, 0x80, 0xBF),
        EE_AND_EF(0xE000, 0xFFFF, 0xEE, 0xEF, 0x80, 0xBF, 0x80, 0xBF),
        F0(0x1_0000, 0x3_FFFF, 0xF0, 0xF0, 0x90, 0xBF, 0x80, 0xBF, 0x80, 0xBF),
        F1_TO_F3(0x4_0000, 0xF_FFFF, 0xF1, 0xF3, 0x80, 0xBF, 0x80, 0xBF, 0x80, 0xBF),
        F4(0x10_0000, 0x10_FFFF, 0xF4, 0xF4, 0x80, 0x8F, 0x80, 0xBF, 0x80, 0xBF);

        private final int first;
        private final int last;
        private final int[] bounds;

        Row(int first, int last, int... bounds) {
            this.first = first;
            this.last = last;
            this.bounds = bounds;
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
            return bounds.length / 2;
        }

        /// The first sequence of the row.
        public byte[] lowest() {
            return corner(0);
        }

        /// The last sequence of the row.
        public byte[] highest() {
            return corner(1);
        }

        private byte[] corner(int end) {
            byte[] bytes = new byte[length()];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) bounds[2 * i + end];
            }
            return bytes;
        }

        private boolean fits(byte[] bytes, int at) {
            for (int i = 0; i < length(); i++) {
                int b = at + i < bytes.length ? bytes[at + i] & 0xFF : -1;
                if (b < bounds[2 * i] || b > bounds[2 * i + 1]) {
                    return false;
                }
            }
            return true;
        }
    }

    /// Bytes that are not UTF-8, and why.
    public record IllFormed(String why, byte[] bytes) {

        @Override
        public String toString() {
            return why + ": " + HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes);
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
                all.add(new IllFormed(cut, Arrays.copyOf(row.lowest(), length)));
                all.add(new IllFormed(cut, Arrays.copyOf(row.highest(), length)));
            }
        }
        return all.stream();
    }

    private static void add(List<IllFormed> all, String why, String... sequences) {
        for (String hex : sequences) {
            all.add(new IllFormed(why, HexFormat.ofDelimiter(" ").parseHex(hex)));
        }
    }
}
