package org.plumbline.ui.kit;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import org.jspecify.annotations.Nullable;

/// A cell of a table that is as high as its words need: a message is read whole or it is of no use.
public final class WrappedCell<S> extends TableCell<S, String> {

    private final Label label = new Label();

    public WrappedCell() {
        label.setWrapText(true);
        label.setAlignment(Pos.CENTER_LEFT);
    }

    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
        super.updateItem(text, empty);
        label.setText(text);
        setGraphic(empty ? null : label);
    }

    private double sides() {
        return snappedLeftInset() + snappedRightInset();
    }

    @Override
    protected double computePrefHeight(double width) {
        if (isEmpty() || getTableColumn() == null) {
            return super.computePrefHeight(width);
        }
        double room = Math.max(1, getTableColumn().getWidth() - sides());
        return snappedTopInset() + label.prefHeight(room) + snappedBottomInset();
    }

    /// The toolkit makes a graphic as high as it would be in one line.
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        label.resizeRelocate(
                snappedLeftInset(),
                snappedTopInset(),
                getWidth() - sides(),
                getHeight() - snappedTopInset() - snappedBottomInset());
    }
}
