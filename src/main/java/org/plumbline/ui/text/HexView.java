package org.plumbline.ui.text;

import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import javafx.collections.FXCollections;
import javafx.scene.control.ListView;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// The bytes of a selection, or of evidence that is no text, in hexadecimal digits: 16 in a row, or
/// 8 where there is no room for more.
public final class HexView extends ListView<String> {

    private static final int WIDE = 16;
    private static final int NARROW = 8;

    /// The width of a wide row in heights of a row.
    private static final double WIDE_ROW = 29;

    private byte[] bytes = new byte[0];
    private long first;
    private int perRow = WIDE;

    /// The most rows that it is high; 0 for no limit.
    private int most;

    public HexView() {
        getStyleClass().add("hex-view");
        getStylesheets().add(ViewportPane.styles());
        widthProperty().subscribe(this::fit);
        fixedCellSizeProperty().subscribe(this::fit);
    }

    /// Makes it as high as its rows need, up to so many of them.
    public void showRows(int rows) {
        most = rows;
        requestLayout();
    }

    /// Shows the bytes of a part of a text, at their offsets in the text.
    ///
    /// @throws IllegalArgumentException where the span cuts a code point
    void show(ExactText text, Span span) {
        show(text.slice(span).getBytes(StandardCharsets.UTF_8), span.start());
    }

    /// Shows bytes, of which the first is at `offset`.
    public void show(byte[] shown, long offset) {
        bytes = shown.clone();
        first = offset;
        fill();
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

    private void fit() {
        boolean isWide = getFixedCellSize() <= 0 || getWidth() >= WIDE_ROW * getFixedCellSize();
        int wanted = getWidth() <= 0 || isWide ? WIDE : NARROW;
        if (wanted != perRow) {
            perRow = wanted;
            fill();
        }
    }

    private void fill() {
        AbstractList<String> rows = new HexRows(bytes, first, perRow);
        setItems(FXCollections.observableList(rows));
        requestLayout();
    }
}
