package org.plumbline.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Looks through bytes eight at a time: every byte of every file is looked at several times.
///
/// A word's byte is found by its high bit (Lamport 1975; Warren, "Hacker's Delight", section 6-1):
/// it is set where the byte is the one that is sought. Bits above the lowest one set may be wrong,
/// so only the lowest is looked at.
public final class EightBytes {

    private static final VarHandle LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGHS = 0x8080808080808080L;
    private static final long QUOTES = ONES * '"';
    private static final long BACKSLASHES = ONES * '\\';
    private static final long SPACES = ONES * ' ';

    private EightBytes() {}

    /// True where all bytes from `from` to `to` are below 128.
    static boolean isAscii(byte[] array, int from, int to) {
        int at = from;
        while (at + Long.BYTES <= to) {
            if (((long) LONGS.get(array, at) & HIGHS) != 0) {
                return false;
            }
            at += Long.BYTES;
        }
        while (at < to) {
            if (array[at] < 0) {
                return false;
            }
            at++;
        }
        return true;
    }

    /// The first backslash, or `to` where there is none.
    public static int nextBackslash(byte[] array, int from, int to) {
        int at = from;
        while (at + Long.BYTES <= to) {
            long found = zeros((long) LONGS.get(array, at) ^ BACKSLASHES) & HIGHS;
            if (found != 0) {
                return at + lowest(found);
            }
            at += Long.BYTES;
        }
        while (at < to && array[at] != '\\') {
            at++;
        }
        return at;
    }

    /// The first byte that JSON writes as an escape (a quote, a backslash or a control below 32),
    /// or `to` where there is none.
    static int nextEscaped(byte[] array, int from, int to) {
        int at = from;
        while (at + Long.BYTES <= to) {
            long found = escaped((long) LONGS.get(array, at)) & HIGHS;
            if (found != 0) {
                return at + lowest(found);
            }
            at += Long.BYTES;
        }
        while (at < to && !isEscaped(array[at])) {
            at++;
        }
        return at;
    }

    /// The first byte that is either escaped, as [#nextEscaped] has it, or above 127; or `to` where
    /// there is none.
    public static int nextEscapedOrWide(byte[] array, int from, int to) {
        int at = from;
        while (at + Long.BYTES <= to) {
            long word = (long) LONGS.get(array, at);
            long found = (word | escaped(word)) & HIGHS;
            if (found != 0) {
                return at + lowest(found);
            }
            at += Long.BYTES;
        }
        while (at < to && array[at] >= 0 && !isEscaped(array[at])) {
            at++;
        }
        return at;
    }

    private static boolean isEscaped(byte b) {
        return (b >= 0 && b < ' ') || b == '"' || b == '\\';
    }

    private static long escaped(long word) {
        return zeros(word ^ QUOTES) | zeros(word ^ BACKSLASHES) | ((word - SPACES) & ~word);
    }

    private static long zeros(long word) {
        return (word - ONES) & ~word;
    }

    private static int lowest(long found) {
        return Long.numberOfTrailingZeros(found) >>> 3;
    }
}
