package org.plumbline.ui.kit;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;

/// Nodes in one line, and in more lines where it has no room for all of them. It wants to be as
/// wide as all in one line, where a [FlowPane] wants to be as wide as it is told.
public final class FlowLine extends FlowPane {

    public FlowLine(Node... nodes) {
        super(nodes);
        getStyleClass().add("flow-line");
    }

    @Override
    protected double computePrefWidth(double height) {
        List<Node> shown = getManagedChildren();
        double gaps = snapSpaceX(getHgap()) * Math.max(0, shown.size() - 1);
        double sum = shown.stream().mapToDouble(node -> snapSizeX(node.prefWidth(-1))).sum();
        return snappedLeftInset() + sum + gaps + snappedRightInset();
    }
}
