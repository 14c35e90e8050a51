package org.plumbline.ui.text;

import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/// Left of one row. Two bare texts, since there is one of these for every row that is in view and a
/// control would cost as much as the row.
final class GutterCell extends Region {

    private final Text number = text("line-number");
    private final Text offset = text("byte-offset");

    /// @param hasOffset whether there is a column for offsets
    GutterCell(boolean hasOffset) {
        getStyleClass().add("gutter");
        getChildren().add(number);
        if (hasOffset) {
            getChildren().add(offset);
        }
    }

    /// Stands left of another row.
    ///
    /// @param of the offset of the row
    void show(String line, String of) {
        number.setText(line);
        offset.setText(of);
    }

    @Override
    protected double computePrefWidth(double height) {
        return snappedLeftInset()
                + width(number)
                + (hasOffset() ? width(number) / 2 + width(offset) : 0)
                + snappedRightInset();
    }

    @Override
    protected double computeMinWidth(double height) {
        return computePrefWidth(height);
    }

    @Override
    protected void layoutChildren() {
        number.relocate(snappedLeftInset(), snappedTopInset());
        if (hasOffset()) {
            offset.relocate(getWidth() - snappedRightInset() - width(offset), snappedTopInset());
        }
    }

    private boolean hasOffset() {
        return offset.getParent() != null;
    }

    private double width(Text text) {
        return snapSizeX(text.getLayoutBounds().getWidth());
    }

    private static Text text(String styleClass) {
        var text = new Text();
        text.setTextOrigin(VPos.TOP);
        text.getStyleClass().add(styleClass);
        return text;
    }
}
