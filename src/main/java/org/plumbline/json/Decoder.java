package org.plumbline.json;

import java.util.Arrays;
import org.plumbline.text.EightBytes;
import org.plumbline.text.ExactText;
import org.plumbline.text.Utf8;

/// Takes the escapes out of strings that a [StringScanner] has passed.
final class Decoder {

    private Decoder() {}

    /// The UTF-8 bytes of a string's content. A surrogate without a partner, which has no bytes,
    /// stands as its own three: such a string is equal to none that has bytes.
    static byte[] bytes(byte[] source, int from, int to) {
        byte[] target = new byte[to - from];
        return Arrays.copyOf(target, decode(source, from, to, target));
    }

    /// The text of a string's content that has escapes and no unpaired surrogate.
    ///
    /// @param ascii true where every code point is known to be below 128
    static ExactText text(byte[] source, int from, int to, boolean ascii) {
        byte[] target = new byte[to - from];
        int length = decode(source, from, to, target);
        return ascii ? ExactText.ofAscii(target, 0, length) : ExactText.ofUtf8(target, 0, length);
    }

    /// Writes the bytes to `target` and returns how many there are.
    private static int decode(byte[] source, int from, int to, byte[] target) {
        int out = 0;
        int in = from;
        while (in < to) {
            int backslash = EightBytes.nextBackslash(source, in, to);
            System.arraycopy(source, in, target, out, backslash - in);
            out += backslash - in;
            in = backslash;
            if (in == to) {
                break;
            }
            byte letter = source[in + 1];
            if (letter == 'u') {
                int codePoint = codePoint(source, in, to);
                out = encode(codePoint, target, out);
                in += Character.isSupplementaryCodePoint(codePoint) ? 12 : 6;
            } else {
                target[out++] = plain(letter);
                in += 2;
            }
        }
        return out;
    }

    /// The code point of the escape of four digits at `at`, or of a pair of them.
    private static int codePoint(byte[] source, int at, int to) {
        char unit = unit(source, at + 2);
        int next = at + 6;
        if (Character.isHighSurrogate(unit)
                && next < to
                && source[next] == '\\'
                && source[next + 1] == 'u') {
            char second = unit(source, next + 2);
            if (Character.isLowSurrogate(second)) {
                return Character.toCodePoint(unit, second);
            }
        }
        return unit;
    }

    private static byte plain(byte letter) {
        return switch (letter) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> letter;
        };
    }

    private static char unit(byte[] source, int at) {
        int unit = 0;
        for (int i = at; i < at + 4; i++) {
            unit = unit << 4 | Character.digit(source[i], 16);
        }
        return (char) unit;
    }

    private static int encode(int codePoint, byte[] target, int at) {
        int length = Utf8.length(codePoint);
        if (length == 1) {
            target[at] = (byte) codePoint;
            return at + 1;
        }
        int rest = codePoint;
        for (int i = at + length - 1; i > at; i--) {
            target[i] = (byte) (0x80 | (rest & 0x3F));
            rest >>= 6;
        }
        int mark =
                switch (length) {
                    case 2 -> 0xC0;
                    case 3 -> 0xE0;
                    default -> 0xF0;
                };
        target[at] = (byte) (mark | rest);
        return at + length;
    }
}
