package org.plumbline.ui.label.act;

import java.util.Optional;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.text.ExactText;
import org.plumbline.text.Quoted;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.Words;

/// A part of evidence as somebody types it, in bytes; nothing typed means the whole of it.
///
/// @param from the first byte, as typed
/// @param to the byte after the last, as typed
record TypedRegion(Evidence evidence, String from, String to) {

    TypedRegion {
        from = from.strip();
        to = to.strip();
    }

    /// The part; empty where what was typed is none.
    Optional<Region> region() {
        if (isWhole()) {
            return Optional.of(Region.whole(evidence.id()));
        }
        return span().filter(this::isIn).map(span -> new Region(evidence.id(), span));
    }

    private boolean isWhole() {
        return from.isEmpty() && to.isEmpty();
    }

    private Optional<Span> span() {
        try {
            return Optional.of(new Span(Integer.parseInt(from), Integer.parseInt(to)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private boolean isIn(Span span) {
        return span.end() <= evidence.content().byteLength()
                && switch (evidence.content()) {
                    case Content.Text(var text) ->
                            text.isBoundary(span.start()) && text.isBoundary(span.end());
                    case Content.Binary _ -> true;
                };
    }

    /// What stands there, or why it is no part of the evidence.
    String words() {
        int length = evidence.content().byteLength();
        if (isWhole()) {
            return Words.get("label.cite.whole", length);
        }
        Optional<Span> span = span();
        if (span.isEmpty()) {
            return Words.get("label.cite.numbers", length);
        }
        if (span.get().end() > length) {
            return Words.get("label.cite.beyond", length);
        }
        return switch (evidence.content()) {
            case Content.Text(var text) -> words(text, span.get());
            case Content.Binary _ -> Words.get("label.cite.binary", span.get().length());
        };
    }

    private String words(ExactText text, Span span) {
        return isIn(span)
                ? Words.get("label.cite.part", span.length(), Quoted.of(text.slice(span)))
                : Words.get("label.cite.cuts");
    }
}
