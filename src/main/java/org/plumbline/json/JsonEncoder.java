package org.plumbline.json;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Optional;
import org.plumbline.text.ExactText;
import org.plumbline.text.UnpairedSurrogateException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BinaryNode;
import tools.jackson.databind.node.POJONode;

/// Writes the scalars of JSON as UTF-8, with the escapes of RFC 8785 and no others.
///
/// Strings go to the stream in pieces and are never copied whole: a case may have 64 MiB.
final class JsonEncoder {

    private static final int SIZE = 8192;

    /// The most bytes that one UTF-16 unit or surrogate pair can need: `\u001f`.
    private static final int LONGEST = 6;

    /// Divisible by 3, so that the pieces of a base64 text join without padding between them.
    private static final int BASE64_PIECE = 3 * 1024;

    private static final long EXACT = 1L << 53;

    private final OutputStream out;
    private final byte[] buffer = new byte[SIZE];
    private int used;

    JsonEncoder(OutputStream out) {
        this.out = out;
    }

    void flush() throws IOException {
        out.write(buffer, 0, used);
        used = 0;
    }

    /// One ASCII character of structure.
    void put(char c) throws IOException {
        ensure(1);
        buffer[used++] = (byte) c;
    }

    /// ASCII text that needs no escape.
    void put(String ascii) throws IOException {
        for (int i = 0; i < ascii.length(); i++) {
            put(ascii.charAt(i));
        }
    }

    /// @throws UnpairedSurrogateException where `value` has no bytes
    void string(String value) throws IOException {
        put('"');
        int length = value.length();
        int i = 0;
        while (i < length) {
            ensure(LONGEST);
            int end = Math.min(length, i + buffer.length - used - LONGEST + 1);
            while (i < end) {
                char c = value.charAt(i);
                if (c < ' ' || c >= 0x80 || c == '"' || c == '\\') {
                    break;
                }
                buffer[used++] = (byte) c;
                i++;
            }
            if (i < end) {
                i = special(value, i);
            }
        }
        put('"');
    }

    /// The text that a tree holds as it is.
    ///
    /// @throws IllegalArgumentException where a node holds another object
    static ExactText text(JsonNode node) {
        if (node instanceof POJONode held && held.getPojo() instanceof ExactText text) {
            return text;
        }
        throw new IllegalArgumentException("not a JSON value: " + node.getNodeType());
    }

    /// A string from its bytes, which are never decoded: all but a few are written as they are.
    void string(ExactText text) throws IOException {
        put('"');
        Optional<ByteBuffer> written = text.written();
        if (written.isPresent()) {
            copy(written.get());
        } else {
            escaped(text);
        }
        put('"');
    }

    private void copy(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            ensure(1);
            int count = Math.min(bytes.remaining(), buffer.length - used);
            bytes.get(buffer, used, count);
            used += count;
        }
    }

    private void escaped(ExactText text) throws IOException {
        int length = text.byteLength();
        int at = 0;
        while (at < length) {
            int plain = text.nextEscaped(at);
            while (at < plain) {
                ensure(1);
                int count = Math.min(plain - at, buffer.length - used);
                text.copyTo(at, buffer, used, count);
                used += count;
                at += count;
            }
            if (at < length) {
                escape((char) text.byteAt(at++));
            }
        }
    }

    /// Exactly what the number is. An integer or decimal that no double holds keeps its digits:
    /// what was free JSON in a file is written back value-equal.
    void exactNumber(JsonNode number) throws IOException {
        Number value = number.numberValue();
        switch (value) {
            case BigDecimal decimal -> put(exact(decimal));
            case BigInteger integer -> put(exact(new BigDecimal(integer)));
            case Double d -> put(EcmaNumber.of(d));
            case Float f -> put(EcmaNumber.of(f));
            default -> put(Long.toString(value.longValue()));
        }
    }

    /// The number as a double, which is what RFC 8785 knows.
    void canonicalNumber(JsonNode number) throws IOException {
        Number value = number.numberValue();
        boolean small = value instanceof Integer || value instanceof Long;
        if (small && Math.abs(value.longValue()) <= EXACT && value.longValue() != Long.MIN_VALUE) {
            put(Long.toString(value.longValue()));
        } else {
            put(EcmaNumber.of(value.doubleValue()));
        }
    }

    /// Bytes as base64 text (RFC 4648 section 4, padded).
    void base64(BinaryNode node) throws IOException {
        byte[] bytes = node.binaryValue();
        byte[] piece = new byte[BASE64_PIECE];
        put('"');
        for (int at = 0; at < bytes.length; at += BASE64_PIECE) {
            int length = Math.min(BASE64_PIECE, bytes.length - at);
            byte[] source = length == BASE64_PIECE ? piece : new byte[length];
            System.arraycopy(bytes, at, source, 0, length);
            byte[] encoded = Base64.getEncoder().encode(source);
            flush();
            out.write(encoded, 0, encoded.length);
        }
        put('"');
    }

    private static String exact(BigDecimal decimal) {
        double nearest = decimal.doubleValue();
        if (Double.isFinite(nearest)) {
            String text = EcmaNumber.of(nearest);
            if (new BigDecimal(text).compareTo(decimal) == 0) {
                return text;
            }
        }
        return decimal.toString();
    }

    /// Writes the character at `i`, which is escaped or not ASCII; returns the index after it.
    private int special(String value, int i) throws IOException {
        char c = value.charAt(i);
        if (c < 0x80) {
            escape(c);
            return i + 1;
        }
        if (c < 0x800) {
            buffer[used++] = (byte) (0xC0 | (c >> 6));
            tail(c, 1);
            return i + 1;
        }
        if (!Character.isSurrogate(c)) {
            buffer[used++] = (byte) (0xE0 | (c >> 12));
            tail(c, 2);
            return i + 1;
        }
        if (Character.isLowSurrogate(c)
                || i + 1 == value.length()
                || !Character.isLowSurrogate(value.charAt(i + 1))) {
            throw new UnpairedSurrogateException(value, i);
        }
        int codePoint = Character.toCodePoint(c, value.charAt(i + 1));
        buffer[used++] = (byte) (0xF0 | (codePoint >> 18));
        tail(codePoint, 3);
        return i + 2;
    }

    /// The last `count` bytes of a code point's encoding, six bits each.
    private void tail(int codePoint, int count) {
        for (int shift = 6 * (count - 1); shift >= 0; shift -= 6) {
            buffer[used++] = (byte) (0x80 | ((codePoint >> shift) & 0x3F));
        }
    }

    private void escape(char c) throws IOException {
        put('\\');
        switch (c) {
            case '"', '\\' -> put(c);
            case '\b' -> put('b');
            case '\t' -> put('t');
            case '\n' -> put('n');
            case '\f' -> put('f');
            case '\r' -> put('r');
            default -> {
                put("u00");
                put(Character.forDigit(c >> 4, 16));
                put(Character.forDigit(c & 0xF, 16));
            }
        }
    }

    private void ensure(int count) throws IOException {
        if (buffer.length - used < count) {
            flush();
        }
    }
}
