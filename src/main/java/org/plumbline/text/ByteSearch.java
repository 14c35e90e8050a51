package org.plumbline.text;

/// Finds bytes in bytes, in linear time whatever they are (Knuth, Morris and Pratt 1977): evidence
/// may be made to defeat a simpler search.
public final class ByteSearch {

    private ByteSearch() {}

    /// True where `wanted` occurs in `array` between `from` and `to`. Nothing occurs everywhere.
    public static boolean contains(byte[] array, int from, int to, byte[] wanted) {
        if (wanted.length == 0) {
            return true;
        }
        if (wanted.length > to - from) {
            return false;
        }
        int[] border = borders(wanted);
        int matched = 0;
        for (int i = from; i < to; i++) {
            while (matched > 0 && array[i] != wanted[matched]) {
                matched = border[matched - 1];
            }
            if (array[i] == wanted[matched]) {
                matched++;
            }
            if (matched == wanted.length) {
                return true;
            }
        }
        return false;
    }

    /// For each prefix the length of the longest proper part of it that both begins and ends it.
    private static int[] borders(byte[] wanted) {
        int[] border = new int[wanted.length];
        int length = 0;
        for (int i = 1; i < wanted.length; i++) {
            while (length > 0 && wanted[i] != wanted[length]) {
                length = border[length - 1];
            }
            if (wanted[i] == wanted[length]) {
                length++;
            }
            border[i] = length;
        }
        return border;
    }
}
