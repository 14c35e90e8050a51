package org.plumbline.ui.text;

import java.util.AbstractList;
import java.util.HexFormat;
import java.util.Locale;

/// Bytes as rows of hexadecimal digits, each written when it is asked for.
///
/// A row reads `00000060 74 68 65 20 63 61 74 63 68 20 62 6c 6f 63 6b 20 |the catch block |`, as
/// `hexdump -C` writes; rows begin at multiples of their width, so that the first may begin with
/// gaps.
final class HexRows extends AbstractList<String> {

    private static final HexFormat DIGITS = HexFormat.of();

    private final byte[] bytes;
    private final long first;
    private final int width;

    /// @param first the offset of the first of these bytes
    /// @param width how many bytes go into a row, an even number
    HexRows(byte[] bytes, long first, int width) {
        this.width = width;
        this.bytes = bytes.clone();
        this.first = first;
    }

    @Override
    public int size() {
        return bytes.length == 0 ? 0 : ((int) (first % width) + bytes.length + width - 1) / width;
    }

    @Override
    public String get(int row) {
        long start = (first / width + row) * width;
        var hex = new StringBuilder();
        var letters = new StringBuilder();
        for (long offset = start; offset < start + width; offset++) {
            int index = (int) (offset - first);
            boolean there = index >= 0 && index < bytes.length;
            hex.append(there ? DIGITS.toHexDigits(bytes[index]) : "  ");
            hex.append(offset == start + width / 2 - 1 ? "  " : " ");
            letters.append(there ? letter(bytes[index]) : ' ');
        }
        return String.format(Locale.ROOT, "%08x  %s |%s|", start, hex, letters);
    }

    private static char letter(byte value) {
        return value >= 0x20 && value < 0x7F ? (char) value : '.';
    }
}
