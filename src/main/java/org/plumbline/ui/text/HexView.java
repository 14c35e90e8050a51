package org.plumbline.ui.text;

import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import javafx.collections.FXCollections;
import javafx.scene.control.ListView;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// The bytes of a selection, or of evidence that is no text, in hexadecimal digits.
public final class HexView extends ListView<String> {

    public HexView() {
        getStyleClass().add("hex-view");
        getStylesheets().add(ViewportPane.styles());
    }

    /// Shows the bytes of a part of a text, at their offsets in the text.
    ///
    /// @throws IllegalArgumentException where the span cuts a code point
    public void show(ExactText text, Span span) {
        show(text.slice(span).getBytes(StandardCharsets.UTF_8), span.start());
    }

    /// Shows bytes, of which the first is at `first`.
    public void show(byte[] bytes, int first) {
        AbstractList<String> rows = new HexRows(bytes, first);
        setItems(FXCollections.observableList(rows));
    }
}
