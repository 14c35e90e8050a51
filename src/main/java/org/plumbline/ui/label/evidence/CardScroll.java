package org.plumbline.ui.label.evidence;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// The cards below each other, as wide as the pane.
final class CardScroll extends ScrollPane {

    private final Region list;

    CardScroll(Region list) {
        super(list);
        this.list = list;
        setId("evidence-scroll");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
    }

    /// Scrolls so that the card is seen from its top, as far as it is not seen already.
    void reveal(Node card) {
        applyCss();
        layout();
        Bounds place = card.getBoundsInParent();
        double room = getViewportBounds().getHeight();
        double hidden = list.getHeight() - room;
        double top = getVvalue() * Math.max(0, hidden);
        boolean isSeen = place.getMinY() >= top && place.getMaxY() <= top + room;
        if (hidden > 0 && !isSeen) {
            setVvalue(Math.clamp((place.getMinY() - 10) / hidden, 0, 1));
        }
    }
}
