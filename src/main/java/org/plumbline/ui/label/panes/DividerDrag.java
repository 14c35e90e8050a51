package org.plumbline.ui.label.panes;

import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// Tells a divider that the user moved from one that moved because its surroundings did.
final class DividerDrag {

    private DividerDrag() {}

    /// Calls `moved` when the user has let a divider go.
    static void watch(SplitPane split, Runnable moved) {
        split.addEventFilter(
                MouseEvent.MOUSE_RELEASED,
                event -> {
                    if (event.getTarget() instanceof Node node && isDividerOf(node, split)) {
                        moved.run();
                    }
                });
    }

    private static boolean isDividerOf(@Nullable Node node, SplitPane split) {
        for (Node at = node; at != null && !at.equals(split); at = at.getParent()) {
            if (at.getStyleClass().contains("split-pane-divider")) {
                return split.equals(at.getParent());
            }
        }
        return false;
    }
}
