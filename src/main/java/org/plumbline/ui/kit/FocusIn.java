package org.plumbline.ui.kit;

import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// Says whether the focus of the window is in a part of it.
public final class FocusIn {

    private FocusIn() {}

    /// True while the part, or something in it, has the focus of its window.
    public static boolean part(Node part) {
        return part.getScene() != null && isIn(part.getScene().getFocusOwner(), part);
    }

    /// True where `node` is `part`, or stands in it.
    public static boolean isIn(@Nullable Node node, Node part) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at.equals(part)) {
                return true;
            }
        }
        return false;
    }
}
