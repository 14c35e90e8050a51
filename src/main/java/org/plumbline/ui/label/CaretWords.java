package org.plumbline.ui.label;

import java.util.Locale;
import java.util.Optional;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.text.TextViewport;

/// Says where the caret of a text is, for the status line.
final class CaretWords {

    private CaretWords() {}

    /// The byte and the character before which the caret stands, or the bytes that are selected.
    static String of(TextViewport viewport) {
        ExactText text = viewport.text();
        Optional<Span> selection = viewport.selectionProperty().get();
        int offset = selection.map(Span::start).orElse(viewport.caretProperty().get());
        if (offset > text.byteLength() || !text.isBoundary(offset)) {
            return "";
        }
        String place =
                selection
                        .map(
                                span ->
                                        Words.get(
                                                "label.selection",
                                                span.start(),
                                                span.end(),
                                                span.length()))
                        .orElseGet(() -> Words.get("label.caret", offset));
        int index = text.charIndex(offset);
        if (index == text.value().length()) {
            return place + " · " + Words.get("label.caret.end");
        }
        int codePoint = text.value().codePointAt(index);
        String name = Character.getName(codePoint);
        return place
                + String.format(Locale.ROOT, " · U+%04X %s", codePoint, name == null ? "" : name);
    }
}
