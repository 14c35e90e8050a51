package org.plumbline.ui.kit;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/// Two parts at the two ends of a line, such as what is shown and what can be done with it; below
/// each other where the line has no room for both.
///
/// The first part gets what room the second leaves. It goes above once that is less than it wants
/// and less than half of the line.
public final class Spread extends Region {

    /// In pixels.
    private static final double GAP = 10;

    private final Region start;
    private final Region end;

    public Spread(Region start, Region end) {
        this.start = start;
        this.end = end;
        getStyleClass().add("spread");
        getChildren().setAll(start, end);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double insets() {
        return snappedLeftInset() + snappedRightInset();
    }

    private double rest(double inside) {
        return inside - GAP - end.prefWidth(-1);
    }

    private boolean isBeside(double inside) {
        return rest(inside) >= Math.min(start.prefWidth(-1), inside / 2);
    }

    private static double height(Node part, double width) {
        return part.prefHeight(width);
    }

    @Override
    protected double computeMinWidth(double height) {
        return insets();
    }

    @Override
    protected double computePrefWidth(double height) {
        return insets() + start.prefWidth(-1) + GAP + end.prefWidth(-1);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double inside = (width < 0 ? getWidth() : width) - insets();
        double parts =
                isBeside(inside)
                        ? Math.max(height(start, rest(inside)), height(end, end.prefWidth(-1)))
                        : height(start, inside) + GAP / 2 + height(end, endWidth(inside));
        return snappedTopInset() + parts + snappedBottomInset();
    }

    private double endWidth(double inside) {
        return Math.min(inside, end.prefWidth(-1));
    }

    @Override
    protected void layoutChildren() {
        double inside = getWidth() - insets();
        double x = snappedLeftInset();
        double y = snappedTopInset();
        double width = endWidth(inside);
        double right = snapPositionX(x + inside - width);
        if (isBeside(inside)) {
            double tall = getHeight() - y - snappedBottomInset();
            place(start, x, y, snapSizeX(rest(inside)), tall);
            place(end, right, y, width, tall);
        } else {
            double above = height(start, inside);
            start.resizeRelocate(x, y, inside, above);
            end.resizeRelocate(
                    right, snapPositionY(y + above + GAP / 2), width, height(end, width));
        }
    }

    /// In the middle of the line's height.
    private void place(Region part, double x, double y, double width, double tall) {
        double height = Math.min(tall, height(part, width));
        part.resizeRelocate(x, snapPositionY(y + (tall - height) / 2), width, height);
    }
}
