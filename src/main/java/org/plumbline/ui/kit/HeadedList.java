package org.plumbline.ui.kit;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.Region;

/// A list below the names of its columns, which are as wide as its rows: a scroll bar that takes
/// room from the rows takes it from the names too.
public final class HeadedList extends Region {

    private final Region head;
    private final ListView<?> list;
    private boolean watching;

    public HeadedList(Region head, ListView<?> list) {
        this.head = head;
        this.list = list;
        getStyleClass().add("headed-list");
        getChildren().setAll(head, list);
    }

    @Override
    protected double computeMinHeight(double width) {
        return head.minHeight(-1) + list.minHeight(-1);
    }

    @Override
    protected double computePrefHeight(double width) {
        return head.prefHeight(width) + list.prefHeight(width);
    }

    @Override
    protected double computePrefWidth(double height) {
        return list.prefWidth(height);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double left = list.snappedLeftInset();
        double rows = width - left - list.snappedRightInset() - barWidth();
        double top = snapSizeY(head.prefHeight(rows));
        head.resizeRelocate(left, 0, rows, top);
        list.resizeRelocate(0, top, width, Math.max(0, getHeight() - top));
    }

    /// Known once the list has its skin.
    private double barWidth() {
        for (Node node : list.lookupAll(".scroll-bar")) {
            if (node instanceof ScrollBar bar && bar.getOrientation() == Orientation.VERTICAL) {
                if (!watching) {
                    watching = true;
                    bar.visibleProperty().subscribe(this::requestLayout);
                    bar.widthProperty().subscribe(this::requestLayout);
                }
                return bar.isVisible() ? bar.getWidth() : 0;
            }
        }
        return 0;
    }
}
