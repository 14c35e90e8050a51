package org.plumbline.ui.text;

import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/// A word in a box, one column of a row: much lighter than a control, as a row may have thousands.
final class SmallLabel extends Region {

    private final Text text = new Text();
    private final Text line = new Text("0");
    private double raise;
    private String key = "";

    SmallLabel(String... styleClasses) {
        text.setTextOrigin(VPos.TOP);
        text.getStyleClass().add("label-text");
        getStyleClass().add("small-label");
        getStyleClass().addAll(styleClasses);
        getChildren().add(text);
    }

    /// Says something else.
    void show(String content) {
        text.setText(content);
    }

    /// Stands for a highlight.
    ///
    /// A field and no user data, for which each node that is asked makes itself a map.
    void standFor(String highlight) {
        key = highlight;
    }

    /// The key of the highlight that it stands for, or empty.
    String key() {
        return key;
    }

    /// Makes the label as high as a character, for a row that has nothing else.
    void fillLine() {
        line.setTextOrigin(VPos.TOP);
        line.getStyleClass().add("run");
        line.setVisible(false);
        getChildren().add(line);
    }

    @Override
    protected double computePrefWidth(double height) {
        return snappedLeftInset()
                + snapSizeX(text.getLayoutBounds().getWidth())
                + snappedRightInset();
    }

    @Override
    protected double computePrefHeight(double width) {
        double own = snappedTopInset() + text.getLayoutBounds().getHeight() + snappedBottomInset();
        return snapSizeY(fillsLine() ? Math.max(own, line.getLayoutBounds().getHeight()) : own);
    }

    @Override
    protected double computeMinWidth(double height) {
        return computePrefWidth(height);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    public double getBaselineOffset() {
        double own = snappedTopInset() + text.getBaselineOffset() + raise;
        return fillsLine() ? Math.max(own, line.getBaselineOffset()) : own;
    }

    /// Draws the label this much above the line, as an index is.
    void raise(double pixels) {
        raise = pixels;
    }

    @Override
    protected void layoutChildren() {
        double down = fillsLine() ? line.getBaselineOffset() - text.getBaselineOffset() : 0;
        text.relocate(snappedLeftInset(), Math.max(snappedTopInset(), down));
    }

    private boolean fillsLine() {
        return line.getParent() != null;
    }
}
