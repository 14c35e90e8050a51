package org.plumbline.check;

import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Content;
import org.plumbline.json.JsonValue;
import org.plumbline.text.ExactText;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Span;

/// Reads positions of files that have no problem as what they are inside the program: bytes.
public final class Positions {

    private Positions() {}

    /// The span that `start` and `end` of a value mean; null where it has none.
    public static @Nullable Span span(
            JsonValue holder, Content content, PositionEncoding encoding) {
        JsonValue start = holder.get("start");
        JsonValue end = holder.get("end");
        if (start == null || end == null) {
            return null;
        }
        return switch (content) {
            case Content.Text(ExactText text) ->
                    new Span(
                            text.byteOffset(start.integer(), encoding),
                            text.byteOffset(end.integer(), encoding));
            case Content.Binary bytes ->
                    new Span(Math.toIntExact(start.integer()), Math.toIntExact(end.integer()));
        };
    }
}
