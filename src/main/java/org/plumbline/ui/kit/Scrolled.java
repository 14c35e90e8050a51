package org.plumbline.ui.kit;

import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// A part that is as high as what is in it, and scrolls where it has less room: what stands around
/// it keeps its place. What gets the focus in it comes into sight. FX thread only.
public final class Scrolled extends ScrollPane {

    private final Region content;
    private Subscription watching = Subscription.EMPTY;

    public Scrolled(Region content) {
        super(content);
        this.content = content;
        getStyleClass().add("scrolled");
        setFitToWidth(true);
        // What can be less high, such as a list, gives way before anything scrolls.
        setFitToHeight(true);
        setFocusTraversable(false);
        sceneProperty().subscribe(this::watch);
    }

    /// Scrolls just as far as it takes to see the whole of `node`, or its top where it is higher
    /// than the room.
    public static void reveal(ScrollPane scroll, Node node) {
        Node content = scroll.getContent();
        Bounds place = content.sceneToLocal(node.localToScene(node.getLayoutBounds()));
        double room = scroll.getViewportBounds().getHeight();
        double hidden = content.getLayoutBounds().getHeight() - room;
        if (hidden <= 0) {
            return;
        }
        double top = scroll.getVvalue() * hidden;
        boolean isBelow = place.getMaxY() > top + room && place.getHeight() <= room;
        double wanted =
                place.getMinY() < top || place.getMinY() > top + room
                        ? place.getMinY()
                        : isBelow ? place.getMaxY() - room : top;
        scroll.setVvalue(Math.clamp(wanted / hidden, 0, 1));
    }

    /// The toolkit shows what Tab goes to, but not what is given the focus otherwise.
    private void watch(@Nullable Scene scene) {
        watching.unsubscribe();
        watching =
                scene == null
                        ? Subscription.EMPTY
                        : scene.focusOwnerProperty().subscribe(this::focused);
    }

    private void focused(@Nullable Node owner) {
        if (owner != null && FocusRing.isWithin(owner, content)) {
            reveal(this, owner);
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double insets = snappedTopInset() + snappedBottomInset();
        double inside = width < 0 ? getWidth() : width - snappedLeftInset() - snappedRightInset();
        return insets + content.prefHeight(inside);
    }
}
