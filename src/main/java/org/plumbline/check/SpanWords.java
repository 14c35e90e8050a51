package org.plumbline.check;

import org.jspecify.annotations.Nullable;
import org.plumbline.text.ExactText;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Quoted;
import org.plumbline.text.Span;

/// Two numbers read as positions in a text, and the words for what is wrong with them.
///
/// Where the numbers would be right in another unit, the words say so: it is the most common reason
/// by far.
record SpanWords(ExactText text, PositionEncoding encoding, long start, long end) {

    /// True where `0 <= start < end <= length` in the file's unit.
    boolean isInRange() {
        return 0 <= start && start < end && end <= text.length(encoding);
    }

    /// The bytes that are meant; null where a code point would be cut.
    @Nullable Span span() {
        try {
            return new Span(text.byteOffset(start, encoding), text.byteOffset(end, encoding));
        } catch (IllegalArgumentException cut) {
            return null;
        }
    }

    String outOfRange(@Nullable ExactText expected) {
        return "%s..%s is no part of a text of %s %s; 0 <= start < end <= %s is expected%s"
                .formatted(
                        start,
                        end,
                        text.length(encoding),
                        unit(encoding),
                        text.length(encoding),
                        hint(expected));
    }

    String cut(@Nullable ExactText expected) {
        return "%s..%s, counted in %s, cuts a character in two%s"
                .formatted(start, end, unit(encoding), hint(expected));
    }

    String notQuoted(Span span) {
        return "the text is missing beside start and end; at %s..%s stands %s"
                .formatted(start, end, Quoted.of(text.slice(span)));
    }

    String otherQuote(Span span, ExactText expected) {
        return "at %s..%s, counted in %s, stands %s, not %s%s"
                .formatted(
                        start,
                        end,
                        unit(encoding),
                        Quoted.of(text.slice(span)),
                        Quoted.of(expected.value()),
                        hint(expected));
    }

    private String hint(@Nullable ExactText expected) {
        if (expected == null) {
            return "";
        }
        for (PositionEncoding other : PositionEncoding.values()) {
            if (other != encoding && fits(other, expected)) {
                return "; counted in %s the numbers fit, so positionEncoding may have to be \"%s\""
                        .formatted(unit(other), other.word());
            }
        }
        return "";
    }

    private boolean fits(PositionEncoding other, ExactText expected) {
        var read = new SpanWords(text, other, start, end);
        Span span = read.isInRange() ? read.span() : null;
        return span != null && text.sliceEquals(span, expected);
    }

    private static String unit(PositionEncoding encoding) {
        return switch (encoding) {
            case UTF_8 -> "bytes";
            case UTF_16 -> "UTF-16 units";
            case UTF_32 -> "code points";
        };
    }
}
