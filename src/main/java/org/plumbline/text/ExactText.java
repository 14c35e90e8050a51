package org.plumbline.text;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A text as it is stored: its code points, its UTF-8 bytes and its digest, never normalised.
///
/// Positions are UTF-8 bytes. [#charIndex] and [#byteOffset] map them to the UTF-16 units of
/// [#value()] and back; both need a position between two code points and refuse any other, since a
/// rounded position is a wrong one. Immutable and safe to share between threads.
///
/// The bytes are what is kept: a text that is only hashed and sliced never becomes a string, which
/// would need up to twice the room.
public final class ExactText {

    private final byte[] array;
    private final int from;
    private final int to;
    private final boolean ascii;
    private volatile @Nullable String value;
    private volatile @Nullable PositionIndex marks;
    private volatile @Nullable Sha256 sha256;

    /// The text with its escapes, as canonical JSON has it between the quotes; null where that is
    /// not at hand.
    private @Nullable ByteBuffer written;

    private ExactText(byte[] array, int from, int to, boolean ascii, @Nullable String value) {
        this.array = array;
        this.from = from;
        this.to = to;
        this.ascii = ascii;
        this.value = value;
    }

    /// The text of `value`.
    ///
    /// @throws UnpairedSurrogateException where a surrogate has no partner
    public static ExactText of(String value) {
        int unpaired = Utf8.unpairedSurrogate(value);
        if (unpaired >= 0) {
            throw new UnpairedSurrogateException(value, unpaired);
        }
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        return new ExactText(bytes, 0, bytes.length, bytes.length == value.length(), value);
    }

    /// The text whose UTF-8 encoding is a part of `array`. Nothing is copied: the array belongs to
    /// the text from now on and must not be written to.
    ///
    /// @param array valid UTF-8 from `from` to `to`, which the caller has made sure of
    public static ExactText ofUtf8(byte[] array, int from, int to) {
        return new ExactText(array, from, to, EightBytes.isAscii(array, from, to), null);
    }

    /// As [#ofUtf8], for bytes of which the caller knows that all are below 128.
    public static ExactText ofAscii(byte[] array, int from, int to) {
        return new ExactText(array, from, to, true, null);
    }

    /// The same text with bytes of its own: the array that it is a part of may hold what must not
    /// live on with it.
    public ExactText detached() {
        return from == 0 && to == array.length && written == null
                ? this
                : new ExactText(bytes(), 0, byteLength(), ascii, value);
    }

    /// The text as a Java string; decoded once.
    public String value() {
        String known = value;
        if (known == null) {
            known = string(0, byteLength());
            value = known;
        }
        return known;
    }

    /// A fresh copy of the UTF-8 bytes.
    public byte[] bytes() {
        return Arrays.copyOfRange(array, from, to);
    }

    /// Copies UTF-8 bytes from byte `offset` on: `length` of them, to `target` from `at` on.
    public void copyTo(int offset, byte[] target, int at, int length) {
        System.arraycopy(array, from + offset, target, at, length);
    }

    /// The same text, which remembers how it is written in a file that has it in the canonical form
    /// of RFC 8785: whoever writes that form need not look for escapes again.
    ///
    /// @param json holds that form from `start` to `end`, without the quotes
    public ExactText writtenAs(byte[] json, int start, int end) {
        var same = new ExactText(array, from, to, ascii, value);
        same.written = ByteBuffer.wrap(json, start, end - start).asReadOnlyBuffer();
        return same;
    }

    /// The text with its escapes as the canonical form has it, without the quotes, where a file had
    /// it so.
    public Optional<ByteBuffer> written() {
        return Optional.ofNullable(written).map(ByteBuffer::duplicate);
    }

    /// The first byte from `offset` on that JSON writes as an escape (a quote, a backslash or a
    /// control below 32), or the length where there is none.
    public int nextEscaped(int offset) {
        return EightBytes.nextEscaped(array, from + offset, to) - from;
    }

    /// One byte of the UTF-8 encoding, at 0 to length - 1.
    public byte byteAt(int offset) {
        return array[from + offset];
    }

    /// The length in bytes.
    public int byteLength() {
        return to - from;
    }

    /// True where every code point is one byte, so that all ways to count positions agree.
    public boolean isAscii() {
        return ascii;
    }

    public boolean isEmpty() {
        return from == to;
    }

    /// SHA-256 over the bytes; computed once.
    public Sha256 sha256() {
        Sha256 known = sha256;
        if (known == null) {
            known = Sha256.of(array, from, byteLength());
            sha256 = known;
        }
        return known;
    }

    /// True where byte `offset` is in 0..length and does not cut a code point.
    public boolean isBoundary(int offset) {
        return offset >= 0 && offset <= byteLength() && !isCut(offset);
    }

    /// The UTF-16 index of byte `offset`.
    ///
    /// @throws IndexOutOfBoundsException where `offset` is outside 0..length
    /// @throws IllegalArgumentException where it cuts a code point
    public int charIndex(int offset) {
        checkBoundary(offset);
        return ascii ? offset : marks().unitsBefore(offset);
    }

    /// The byte of UTF-16 index `index`.
    ///
    /// @throws IndexOutOfBoundsException where `index` is outside 0..length
    /// @throws IllegalArgumentException where it cuts a surrogate pair
    public int byteOffset(int index) {
        return byteOffset(index, PositionEncoding.UTF_16);
    }

    /// The byte of position `index`, counted in the units of `encoding`.
    ///
    /// @throws IndexOutOfBoundsException where `index` is outside 0..length in those units
    /// @throws IllegalArgumentException where it cuts a code point
    public int byteOffset(long index, PositionEncoding encoding) {
        long length = length(encoding);
        if (index < 0 || index > length) {
            throw new IndexOutOfBoundsException(
                    "unit " + index + " of a text of " + length + " units");
        }
        int offset =
                ascii || encoding == PositionEncoding.UTF_8
                        ? (int) index
                        : marks().byteOf((int) index, encoding);
        if (offset < 0 || isCut(offset)) {
            throw new IllegalArgumentException("unit " + index + " is inside a code point");
        }
        return offset;
    }

    /// The length in the units of `encoding`.
    public int length(PositionEncoding encoding) {
        return switch (encoding) {
            case UTF_8 -> byteLength();
            case UTF_16 -> ascii ? byteLength() : marks().units();
            case UTF_32 -> ascii ? byteLength() : marks().codePoints();
        };
    }

    /// The part of the text that `span` covers.
    ///
    /// @throws IndexOutOfBoundsException where the span ends past the text
    /// @throws IllegalArgumentException where it cuts a code point
    public String slice(Span span) {
        checkBoundary(span.start());
        checkBoundary(span.end());
        return string(span.start(), span.end());
    }

    /// The part of the text that `span` covers, as a text that shares its bytes.
    ///
    /// @throws IndexOutOfBoundsException where the span ends past the text
    /// @throws IllegalArgumentException where it cuts a code point
    public ExactText part(Span span) {
        checkBoundary(span.start());
        checkBoundary(span.end());
        return ofUtf8(array, from + span.start(), from + span.end());
    }

    /// True where the bytes that `span` covers are exactly those of `other`.
    ///
    /// @throws IndexOutOfBoundsException where the span ends past the text
    public boolean sliceEquals(Span span, ExactText other) {
        if (span.end() > byteLength()) {
            throw outside(span.end());
        }
        return Arrays.equals(
                array, from + span.start(), from + span.end(), other.array, other.from, other.to);
    }

    /// True where the bytes of `other` occur among those that `span` covers.
    ///
    /// @throws IndexOutOfBoundsException where the span ends past the text
    public boolean sliceContains(Span span, ExactText other) {
        if (span.end() > byteLength()) {
            throw outside(span.end());
        }
        return ByteSearch.contains(array, from + span.start(), from + span.end(), other.bytes());
    }

    /// Texts are equal where their code points are.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ExactText that
                && Arrays.equals(array, from, to, that.array, that.from, that.to);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + array[i];
        }
        return hash;
    }

    /// Its size, never its words: what is logged by mistake must not carry evidence.
    @Override
    public String toString() {
        return "text of " + byteLength() + " bytes";
    }

    private void checkBoundary(int offset) {
        if (offset < 0 || offset > byteLength()) {
            throw outside(offset);
        }
        if (isCut(offset)) {
            throw new IllegalArgumentException("byte " + offset + " is inside a code point");
        }
    }

    private IndexOutOfBoundsException outside(int offset) {
        return new IndexOutOfBoundsException(
                "byte " + offset + " of a text of " + byteLength() + " bytes");
    }

    private boolean isCut(int offset) {
        return offset < byteLength() && (array[from + offset] & 0xC0) == 0x80;
    }

    private String string(int start, int end) {
        return new String(
                array,
                from + start,
                end - start,
                ascii ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8);
    }

    private PositionIndex marks() {
        PositionIndex known = marks;
        if (known == null) {
            known = PositionIndex.of(array, from, to);
            marks = known;
        }
        return known;
    }
}
