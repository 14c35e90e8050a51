package org.plumbline.text;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// A text as it is stored: its code points, its UTF-8 bytes and its digest, never normalised.
///
/// Positions are UTF-8 bytes. [#charIndex] and [#byteOffset] map them to the UTF-16 units of
/// [#value()] and back; both need a position between two code points and refuse any other, since a
/// rounded position is a wrong one. Immutable and safe to share between threads.
public final class ExactText {

    /// Every so many bytes the map keeps a pair of positions to start counting from.
    private static final int STRIDE = 1024;

    private final String value;
    private final int byteLength;

    /// UTF-16 index of the first code point that starts at or after byte `i * STRIDE`, and that
    /// code point's byte; null where bytes and units are the same (ASCII).
    private final int @Nullable [] chars;

    private final int @Nullable [] bytes;
    private volatile @Nullable Sha256 sha256;

    private ExactText(String value, int byteLength, boolean ascii) {
        this.value = value;
        this.byteLength = byteLength;
        if (ascii) {
            chars = null;
            bytes = null;
            return;
        }
        int[] charMarks = new int[byteLength / STRIDE + 1];
        int[] byteMarks = new int[byteLength / STRIDE + 1];
        int offset = 0;
        int mark = 0;
        for (int i = 0; i < value.length(); ) {
            while (mark < charMarks.length && offset >= mark * STRIDE) {
                charMarks[mark] = i;
                byteMarks[mark] = offset;
                mark++;
            }
            int codePoint = value.codePointAt(i);
            i += Character.charCount(codePoint);
            offset += utf8Length(codePoint);
        }
        for (; mark < charMarks.length; mark++) {
            charMarks[mark] = value.length();
            byteMarks[mark] = byteLength;
        }
        chars = charMarks;
        bytes = byteMarks;
    }

    /// The text of `value`.
    ///
    /// @throws UnpairedSurrogateException where a surrogate has no partner
    public static ExactText of(String value) {
        int length = 0;
        boolean ascii = true;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c < 0x80) {
                length++;
                continue;
            }
            ascii = false;
            if (!Character.isSurrogate(c)) {
                length += c < 0x800 ? 2 : 3;
            } else if (Character.isHighSurrogate(c)
                    && i + 1 < value.length()
                    && Character.isLowSurrogate(value.charAt(i + 1))) {
                length += 4;
                i++;
            } else {
                throw new UnpairedSurrogateException(value, i);
            }
        }
        return new ExactText(value, length, ascii);
    }

    /// How many bytes (1 to 4) the UTF-8 encoding of a code point has.
    public static int utf8Length(int codePoint) {
        if (codePoint < 0x80) {
            return 1;
        }
        if (codePoint < 0x800) {
            return 2;
        }
        return codePoint < 0x10000 ? 3 : 4;
    }

    /// The text as a Java string.
    public String value() {
        return value;
    }

    /// A fresh copy of the UTF-8 bytes.
    public byte[] bytes() {
        return value.getBytes(StandardCharsets.UTF_8);
    }

    /// The length in bytes.
    public int byteLength() {
        return byteLength;
    }

    public boolean isEmpty() {
        return value.isEmpty();
    }

    /// SHA-256 over the bytes; computed once.
    public Sha256 sha256() {
        Sha256 known = sha256;
        if (known == null) {
            known = Sha256.of(bytes());
            sha256 = known;
        }
        return known;
    }

    /// True where byte `offset` is in 0..length and does not cut a code point.
    public boolean isBoundary(int offset) {
        return offset >= 0 && offset <= byteLength && find(offset) >= 0;
    }

    /// The UTF-16 index of byte `offset`.
    ///
    /// @throws IndexOutOfBoundsException where `offset` is outside 0..length
    /// @throws IllegalArgumentException where it cuts a code point
    public int charIndex(int offset) {
        if (offset < 0 || offset > byteLength) {
            throw new IndexOutOfBoundsException(
                    "byte " + offset + " of a text of " + byteLength + " bytes");
        }
        int index = find(offset);
        if (index < 0) {
            throw new IllegalArgumentException("byte " + offset + " is inside a code point");
        }
        return index;
    }

    /// The byte of UTF-16 index `index`.
    ///
    /// @throws IndexOutOfBoundsException where `index` is outside 0..length
    /// @throws IllegalArgumentException where it cuts a surrogate pair
    public int byteOffset(int index) {
        if (index < 0 || index > value.length()) {
            throw new IndexOutOfBoundsException(
                    "unit " + index + " of a text of " + value.length() + " units");
        }
        if (index > 0
                && index < value.length()
                && Character.isSurrogatePair(value.charAt(index - 1), value.charAt(index))) {
            throw new IllegalArgumentException("unit " + index + " is inside a code point");
        }
        if (chars == null || bytes == null) {
            return index;
        }
        int low = 0;
        int high = chars.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (chars[middle] <= index) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        int offset = bytes[low];
        for (int i = chars[low]; i < index; ) {
            int codePoint = value.codePointAt(i);
            i += Character.charCount(codePoint);
            offset += utf8Length(codePoint);
        }
        return offset;
    }

    /// The part of the text that `span` covers.
    ///
    /// @throws IndexOutOfBoundsException where the span ends past the text
    /// @throws IllegalArgumentException where it cuts a code point
    public String slice(Span span) {
        return value.substring(charIndex(span.start()), charIndex(span.end()));
    }

    /// Texts are equal where their code points are.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ExactText that && value.equals(that.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    /// Its size, never its words: what is logged by mistake must not carry evidence.
    @Override
    public String toString() {
        return "text of " + byteLength + " bytes";
    }

    /// The UTF-16 index of byte `offset`, or -1 where it cuts a code point.
    private int find(int offset) {
        if (chars == null || bytes == null) {
            return offset;
        }
        int mark = offset / STRIDE;
        // A code point may straddle the mark: then its entry lies behind the offset.
        while (bytes[mark] > offset) {
            if (mark == 0) {
                return -1;
            }
            mark--;
        }
        int i = chars[mark];
        int at = bytes[mark];
        while (at < offset) {
            int codePoint = value.codePointAt(i);
            i += Character.charCount(codePoint);
            at += utf8Length(codePoint);
        }
        return at == offset ? i : -1;
    }
}
