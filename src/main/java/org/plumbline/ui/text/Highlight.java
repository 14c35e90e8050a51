package org.plumbline.ui.text;

import org.plumbline.text.Span;

/// A stretch of a text that stands out.
///
/// @param key whose highlight it is, such as a claim's id; several may share it
/// @param span what stands out, in bytes
/// @param badge a short label before its first character, or empty for none; it is no part of the
///   text
public record Highlight(String key, Span span, Look look, String badge) {

    public Highlight(String key, Span span, Look look) {
        this(key, span, look, "");
    }
}
