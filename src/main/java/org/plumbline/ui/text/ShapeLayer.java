package org.plumbline.ui.text;

import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/// Holds shapes where they are put: takes no room, no clicks, and lays nothing out.
final class ShapeLayer extends Region {

    ShapeLayer() {
        setManaged(false);
        setMouseTransparent(true);
    }

    @Override
    public ObservableList<Node> getChildren() {
        return super.getChildren();
    }

    @Override
    protected void layoutChildren() {
        // Whoever puts shapes here has placed them.
    }
}
