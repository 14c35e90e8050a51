package org.plumbline.json;

import java.util.Arrays;
import org.plumbline.text.ExactText;

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
    static ExactText text(byte[] source, int from, int to) {
        byte[] target = new byte[to - from];
        return ExactText.ofUtf8(target, 0, decode(source, from, to, target));
    }

    /// Writes the bytes to `target` and returns how many there are.
    private static int decode(byte[] source, int from, int to, byte[] target) {
        int out = 0;
        int in = from;
        while (in < to) {
            byte b = source[in];
            if (b != '\\') {
                target[out++] = b;
                in++;
            } else if (source[in + 1] != 'u') {
                target[out++] = plain(source[in + 1]);
                in += 2;
            } else {
                int unit = unit(source, in + 2);
                in += 6;
                boolean pair =
                        Character.isHighSurrogate((char) unit)
                                && in < to
                                && source[in] == '\\'
                                && source[in + 1] == 'u'
                                && Character.isLowSurrogate((char) unit(source, in + 2));
                int codePoint = unit;
                if (pair) {
                    codePoint = Character.toCodePoint((char) unit, (char) unit(source, in + 2));
                    in += 6;
                }
                out = encode(codePoint, target, out);
            }
        }
        return out;
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

    private static int unit(byte[] source, int at) {
        int unit = 0;
        for (int i = at; i < at + 4; i++) {
            unit = unit << 4 | Character.digit(source[i], 16);
        }
        return unit;
    }

    private static int encode(int codePoint, byte[] target, int at) {
        int length = ExactText.utf8Length(codePoint);
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
