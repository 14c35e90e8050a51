package org.plumbline.ui.label.act;

import java.util.Optional;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.text.CaretInfo;
import org.plumbline.ui.text.TextViewport;

/// Says where the caret of a text is, for the status line.
final class CaretWords {

    private CaretWords() {}

    /// The byte before which the caret stands, or the bytes that are selected; the character there,
    /// its line and its column.
    static String of(TextViewport viewport) {
        Optional<Span> selection = viewport.selectionProperty().get();
        int offset = selection.map(Span::start).orElse(viewport.caretProperty().get());
        CaretInfo info = viewport.infoAt(offset);
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
        String character = info.character();
        return Words.get(
                "label.caret.place",
                place,
                character.isEmpty() ? Words.get("label.caret.end") : character,
                info.line(),
                info.column());
    }
}
