package org.plumbline.json;

import java.io.IOException;
import java.util.Locale;
import org.plumbline.text.EightBytes;
import org.plumbline.text.Utf8;

/// Finds the end of a string, and everything in it that is not allowed there.
///
/// Eight plain bytes at a time; the text itself stays where it is. What the string decodes to is
/// left to [Decoder], which need not check anything again.
final class StringScanner {

    /// The most bytes that a text may have.
    static final int MAX_BYTES = 64 << 20;

    private static final String ESCAPES =
            "the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits";

    private final ByteWindow in;
    private int flags;

    /// How many bytes of the file the text does not have, because of its escapes.
    private int saved;

    private int owner;
    private int contentStart;

    StringScanner(ByteWindow in) {
        this.in = in;
    }

    /// Reads from the byte after the opening quote to the one after the closing quote.
    ///
    /// @param owner the node that a fault points to: the string, or the object of a name
    /// @return flags of [Nodes]
    int scan(int owner) throws IOException, ScanFault {
        this.owner = owner;
        flags = 0;
        saved = 0;
        contentStart = in.held();
        while (true) {
            skipPlain();
            if (in.pos == in.limit) {
                checkSize();
                if (!in.fill()) {
                    throw syntax("the file ends within a string");
                }
                continue;
            }
            byte b = in.buffer[in.pos];
            if (b == '"') {
                checkSize();
                in.pos++;
                return flags;
            } else if (b == '\\') {
                escape();
            } else if (b < 0) {
                nonAscii();
            } else {
                throw syntax(
                        "control character U+%04X within a string; it is written as an escape there"
                                .formatted(b & 0xFF));
            }
        }
    }

    /// Goes to the next byte that needs a look.
    private void skipPlain() {
        in.pos = EightBytes.nextEscapedOrWide(in.buffer, in.pos, in.limit);
    }

    private void escape() throws IOException, ScanFault {
        flags |= Nodes.ESCAPED;
        in.pos++;
        if (!in.has(1)) {
            throw syntax("the file ends within a string");
        }
        switch (in.buffer[in.pos]) {
            case '"', '\\', 'b', 'f', 'n', 'r', 't' -> {
                in.pos++;
                saved++;
            }
            case '/' -> {
                in.pos++;
                saved++;
                flags |= Nodes.ODD;
            }
            case 'u' -> {
                flags |= Nodes.ODD;
                in.pos++;
                unit();
            }
            default -> throw syntax(found() + " after a backslash; " + ESCAPES);
        }
    }

    /// One or, for a surrogate pair, two escapes of four hex digits; the first's is at the
    /// position.
    private void unit() throws IOException, ScanFault {
        int unit = 0;
        for (int i = 0; i < 4; i++) {
            int digit = in.has(1) ? Character.digit(in.buffer[in.pos], 16) : -1;
            if (digit < 0) {
                throw syntax(found() + " where \\u needs four hex digits");
            }
            unit = unit << 4 | digit;
            in.pos++;
        }
        if (!Character.isSurrogate((char) unit)) {
            saved += 6 - Utf8.length(unit);
        } else if (Character.isHighSurrogate((char) unit) && lowSurrogateFollows()) {
            in.pos += 6;
            saved += 12 - 4;
        } else {
            flags |= Nodes.UNPAIRED;
            saved += 6 - 3;
        }
    }

    private boolean lowSurrogateFollows() throws IOException {
        if (!in.has(6) || in.buffer[in.pos] != '\\' || in.buffer[in.pos + 1] != 'u') {
            return false;
        }
        int unit = 0;
        for (int i = 2; i < 6; i++) {
            int digit = Character.digit(in.buffer[in.pos + i], 16);
            if (digit < 0) {
                return false;
            }
            unit = unit << 4 | digit;
        }
        return Character.isLowSurrogate((char) unit);
    }

    /// Goes over code points of two to four bytes until there is another byte.
    private void nonAscii() throws IOException, ScanFault {
        flags |= Nodes.WIDE;
        while (in.pos < in.limit && in.buffer[in.pos] < 0) {
            int first = in.buffer[in.pos] & 0xFF;
            int length = sequenceLength(first);
            if (length == 0) {
                throw brokenUtf8();
            }
            if (!in.has(length)) {
                throw brokenUtf8();
            }
            if (!isSequence(in.buffer, in.pos, first, length)) {
                throw brokenUtf8();
            }
            in.pos += length;
            in.continued += length - 1;
        }
    }

    /// 2 to 4 by the first byte, 0 where no sequence begins with it.
    private static int sequenceLength(int first) {
        if (first < 0xC2 || first > 0xF4) {
            return 0;
        }
        if (first < 0xE0) {
            return 2;
        }
        return first < 0xF0 ? 3 : 4;
    }

    /// True for what RFC 3629 allows: no overlong form, no surrogate, nothing above U+10FFFF.
    private static boolean isSequence(byte[] bytes, int at, int first, int length) {
        int second = bytes[at + 1] & 0xFF;
        int lowest =
                switch (first) {
                    case 0xE0 -> 0xA0;
                    case 0xF0 -> 0x90;
                    default -> 0x80;
                };
        int highest =
                switch (first) {
                    case 0xED -> 0x9F;
                    case 0xF4 -> 0x8F;
                    default -> 0xBF;
                };
        if (second < lowest || second > highest) {
            return false;
        }
        for (int i = 2; i < length; i++) {
            if ((bytes[at + i] & 0xC0) != 0x80) {
                return false;
            }
        }
        return true;
    }

    private void checkSize() throws ScanFault {
        if ((long) in.held() - contentStart - saved > MAX_BYTES) {
            throw ScanFault.limit(
                    owner, "a string of more than 64 MiB; a text has at most 67108864 bytes");
        }
    }

    private ScanFault brokenUtf8() throws IOException {
        var bytes = new StringBuilder();
        for (int i = 0; i < 4 && in.has(i + 1); i++) {
            bytes.append("%02X ".formatted(in.buffer[in.pos + i] & 0xFF));
        }
        return syntax(
                "bytes that are not UTF-8 at byte %s of the file: %s"
                        .formatted(in.offset(), bytes.toString().trim().toUpperCase(Locale.ROOT)));
    }

    private String found() throws IOException {
        return ByteNames.of(in.has(1) ? in.buffer[in.pos] & 0xFF : ByteWindow.END);
    }

    private ScanFault syntax(String message) {
        return ScanFault.syntax(owner, in.location(), message);
    }
}
