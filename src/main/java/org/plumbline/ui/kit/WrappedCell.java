package org.plumbline.ui.kit;

import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import org.jspecify.annotations.Nullable;

/// A cell of a table that is as high as its words need: a message is read whole or it is of no use.
public final class WrappedCell<S> extends TableCell<S, String> {

    /// What a cell has left and right of its words, in pixels.
    private static final double SIDES = 16;

    private final Label label = new Label();

    public WrappedCell() {
        label.setWrapText(true);
    }

    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
        super.updateItem(text, empty);
        label.setText(text);
        setGraphic(empty ? null : label);
    }

    @Override
    protected double computePrefHeight(double width) {
        if (isEmpty() || getTableColumn() == null) {
            return super.computePrefHeight(width);
        }
        double room = Math.max(1, getTableColumn().getWidth() - SIDES);
        return snappedTopInset() + label.prefHeight(room) + snappedBottomInset();
    }
}
