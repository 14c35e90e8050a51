package org.plumbline.ui.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Keeps the focus within a part of the window: Tab behind the last node goes to the first,
/// Shift+Tab before the first to the last.
final class FocusRing {

    private final Parent part;

    /// What had the focus last of all that is in the part.
    private @Nullable Node last;

    private Subscription watching = Subscription.EMPTY;

    private FocusRing(Parent part) {
        this.part = part;
    }

    /// Keeps the focus within `part` from now on, whenever it is there.
    static void around(Parent part) {
        var ring = new FocusRing(part);
        part.addEventFilter(KeyEvent.KEY_PRESSED, ring::pressed);
        part.sceneProperty().subscribe(ring::watch);
    }

    private void watch(@Nullable Scene scene) {
        watching.unsubscribe();
        watching =
                scene == null
                        ? Subscription.EMPTY
                        : scene.focusOwnerProperty().subscribe(this::moved);
    }

    /// The toolkit also moves the focus by arrow keys, to whatever is nearest on the screen. What
    /// left the part comes back, but not while the toolkit is still at it.
    private void moved(@Nullable Node owner) {
        if (isInside(owner)) {
            last = owner;
        } else if (owner != null && part.isVisible()) {
            Platform.runLater(this::comeBack);
        }
    }

    private void comeBack() {
        Scene scene = part.getScene();
        if (scene == null || !part.isVisible() || isInside(scene.getFocusOwner())) {
            return;
        }
        if (last != null && isInside(last)) {
            last.requestFocus();
        } else {
            step(1);
        }
    }

    private boolean isInside(@Nullable Node node) {
        return isWithin(node, part);
    }

    /// True where a node is a part of the window, or in it.
    static boolean isWithin(@Nullable Node node, Parent part) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at.equals(part)) {
                return true;
            }
        }
        return false;
    }

    private void pressed(KeyEvent event) {
        boolean isTab =
                event.getCode() == KeyCode.TAB
                        && !event.isControlDown()
                        && !event.isAltDown()
                        && !event.isMetaDown();
        if (isTab) {
            // Never left to the toolkit, which would go on behind the sheet.
            event.consume();
            step(event.isShiftDown() ? -1 : 1);
        }
    }

    private void step(int step) {
        List<Node> stops = stops();
        if (!stops.isEmpty()) {
            int now = placeOf(part.getScene().getFocusOwner(), stops);
            int next = now < 0 && step < 0 ? -1 : now + step;
            stops.get(Math.floorMod(next, stops.size())).requestFocus();
        }
    }

    /// The stop that has the focus, or has it somewhere inside; -1 where none has.
    private static int placeOf(@Nullable Node owner, List<Node> stops) {
        for (Node at = owner; at != null; at = at.getParent()) {
            int place = stops.indexOf(at);
            if (place >= 0) {
                return place;
            }
        }
        return -1;
    }

    /// Every node that can take the focus, in the order in which they stand.
    private List<Node> stops() {
        var stops = new ArrayList<Node>();
        collect(part, stops);
        return stops;
    }

    private static void collect(Node node, List<Node> stops) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (node.isFocusTraversable()) {
            stops.add(node);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, stops));
        }
    }
}
