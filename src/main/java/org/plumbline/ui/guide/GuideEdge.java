package org.plumbline.ui.guide;

import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import org.plumbline.ui.kit.Words;

/// The edge of the guide, by which it is made wider and narrower.
final class GuideEdge extends Region {

    /// @param drag told where the mouse drags it, by its place in the window
    /// @param step told 1 for wider, -1 for narrower
    GuideEdge(DoubleConsumer drag, IntConsumer step) {
        setId("guide-edge");
        getStyleClass().add("guide-edge");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.THUMB);
        setAccessibleText(Words.get("guide.edge"));
        Tooltip.install(this, new Tooltip(Words.get("guide.edge.tip")));
        setOnMousePressed(event -> requestFocus());
        setOnMouseDragged(event -> drag.accept(event.getSceneX()));
        addEventHandler(KeyEvent.KEY_PRESSED, event -> pressed(event, step));
    }

    private static void pressed(KeyEvent event, IntConsumer step) {
        switch (event.getCode()) {
            case LEFT -> {
                event.consume();
                step.accept(1);
            }
            case RIGHT -> {
                event.consume();
                step.accept(-1);
            }
            default -> {}
        }
    }
}
