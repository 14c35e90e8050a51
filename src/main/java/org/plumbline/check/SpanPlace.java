package org.plumbline.check;

import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Content;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.text.ExactText;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Span;

/// What spans are held against: the content they are of, and how the file counts.
final class SpanPlace {

    /// What is said of `text` beside the two positions.
    enum Quote {
        /// It repeats what stands there; the shape of the value asks for it.
        BY_SHAPE,
        /// It repeats what stands there, if that is a text; bytes that are none have no quotation.
        HERE,
        /// It is something else, such as what a check looks for.
        FREE
    }

    private final Content content;
    private final @Nullable PositionEncoding encoding;
    private final Findings findings;

    /// @param encoding null where the file does not say it rightly: then texts have no positions
    SpanPlace(Content content, @Nullable PositionEncoding encoding, Findings findings) {
        this.content = content;
        this.encoding = encoding;
        this.findings = findings;
    }

    /// Checks the `start`, `end` and `text` of a value; nothing where the first two are not there.
    void check(JsonValue holder, Quote quote) {
        JsonValue start = Sound.member(holder, "start");
        JsonValue end = Sound.member(holder, "end");
        if (start == null || end == null) {
            return;
        }
        switch (content) {
            case Content.Text(ExactText text) -> {
                if (encoding != null) {
                    var words = new SpanWords(text, encoding, start.integer(), end.integer());
                    inText(holder, words, quote);
                }
            }
            case Content.Binary bytes ->
                    inBytes(holder, start.integer(), end.integer(), bytes.byteLength(), quote);
        }
    }

    private void inText(JsonValue holder, SpanWords words, Quote quote) {
        JsonValue stated = Sound.member(holder, "text");
        ExactText expected = stated == null ? null : stated.text();
        ExactText hint = quote == Quote.FREE ? null : expected;
        if (!words.isInRange()) {
            findings.report(Code.SPAN_RANGE, holder, () -> words.outOfRange(hint));
            return;
        }
        Span span = words.span();
        if (span == null) {
            findings.report(Code.SPAN_CHARACTER, holder, () -> words.cut(hint));
            return;
        }
        if (quote == Quote.FREE) {
            return;
        }
        if (expected == null) {
            if (quote == Quote.HERE && holder.get("text") == null) {
                findings.report(Code.SPAN_QUOTE, holder, () -> words.notQuoted(span));
            }
        } else if (!words.text().sliceEquals(span, expected)) {
            findings.report(Code.SPAN_QUOTE, holder, () -> words.otherQuote(span, expected));
        }
    }

    private void inBytes(JsonValue holder, long start, long end, int length, Quote quote) {
        if (start < 0 || end <= start || end > length) {
            findings.report(
                    Code.SPAN_RANGE,
                    holder,
                    () ->
                            "%s..%s is no part of %s bytes; 0 <= start < end <= %s is expected"
                                    .formatted(start, end, length, length));
        } else if (quote == Quote.HERE && holder.get("text") != null) {
            findings.report(
                    Code.SPAN_QUOTE,
                    holder,
                    () -> "a text is quoted from evidence that is stored as bytes, which has none");
        }
    }
}
