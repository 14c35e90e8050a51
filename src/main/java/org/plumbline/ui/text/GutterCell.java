package org.plumbline.ui.text;

import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/// Left of one row. Two bare texts, since there is one of these for every row that comes into view
/// and a control would cost as much as the row.
final class GutterCell extends Region {

    private final Text number;
    private final Text offset;

    /// @param offset the offset of the row, or empty for no such column
    GutterCell(String number, String offset) {
        this.number = text(number, "line-number");
        this.offset = text(offset, "byte-offset");
        getStyleClass().add("gutter");
        getChildren().add(this.number);
        if (!offset.isEmpty()) {
            getChildren().add(this.offset);
        }
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

    private static Text text(String content, String styleClass) {
        var text = new Text(content);
        text.setTextOrigin(VPos.TOP);
        text.getStyleClass().add(styleClass);
        return text;
    }
}
