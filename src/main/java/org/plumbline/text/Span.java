package org.plumbline.text;

/// A stretch of a text or of binary evidence, half-open, in UTF-8 bytes (bytes where it is binary).
///
/// @param start the first byte, at least 0
/// @param end the byte after the last, greater than `start`
public record Span(int start, int end) implements Comparable<Span> {

    public Span {
        if (start < 0 || end <= start) {
            throw new IllegalArgumentException(
                    "a span needs 0 <= start < end, not " + start + ".." + end);
        }
    }

    /// How many bytes it covers, at least 1.
    public int length() {
        return end - start;
    }

    /// True where `offset` (bytes) is one of the covered bytes.
    boolean contains(int offset) {
        return start <= offset && offset < end;
    }

    /// True where the two share at least one byte; touching is not overlapping.
    public boolean overlaps(Span other) {
        return start < other.end && other.start < end;
    }

    /// By start, then by end.
    @Override
    public int compareTo(Span other) {
        return start != other.start
                ? Integer.compare(start, other.start)
                : Integer.compare(end, other.end);
    }
}
