package org.plumbline.ui.label;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableDoubleValue;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// Room for the label card: as high as the card is at this width, but never so high that nothing of
/// the text is seen; then it scrolls.
final class CardPlace extends ScrollPane {

    /// What the card has at most of the height of the view.
    private static final double MOST = 0.62;

    private final Region card;

    CardPlace(Region card, ObservableDoubleValue viewHeight) {
        super(card);
        this.card = card;
        setId("card-place");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        setMinHeight(0);
        maxHeightProperty().bind(Bindings.multiply(viewHeight, MOST));
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double inside = width < 0 ? getWidth() : width;
        return card.prefHeight(inside) + snappedTopInset() + snappedBottomInset();
    }
}
