package org.plumbline.ui.text;

import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import javafx.collections.FXCollections;
import javafx.scene.control.ListView;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// The bytes of a selection, or of evidence that is no text, in hexadecimal digits.
public final class HexView extends ListView<String> {

    private final int width;

    /// The most rows that it is high; 0 for no limit.
    private int most;

    /// @param width how many bytes go into a row, an even number
    public HexView(int width) {
        this.width = width;
        getStyleClass().add("hex-view");
        getStylesheets().add(ViewportPane.styles());
    }

    /// Makes it as high as its rows need, up to so many of them.
    public void showRows(int rows) {
        most = rows;
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double forWidth) {
        double row = getFixedCellSize();
        return most == 0 || row <= 0
                ? super.computePrefHeight(forWidth)
                : snappedTopInset()
                        + Math.clamp(getItems().size(), 1, most) * row
                        + snappedBottomInset();
    }

    /// Shows the bytes of a part of a text, at their offsets in the text.
    ///
    /// @throws IllegalArgumentException where the span cuts a code point
    public void show(ExactText text, Span span) {
        show(text.slice(span).getBytes(StandardCharsets.UTF_8), span.start());
    }

    /// Shows bytes, of which the first is at `first`.
    public void show(byte[] bytes, int first) {
        AbstractList<String> rows = new HexRows(bytes, first, width);
        setItems(FXCollections.observableList(rows));
    }
}
