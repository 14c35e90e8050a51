package org.plumbline.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;

/// Finds what is in nodes that were never shown: without a skin nothing that scrolls has children.
public final class Inside {

    private Inside() {}

    /// The words of all labels with a style class, in their order.
    public static List<String> words(Node of, String styleClass) {
        var found = new ArrayList<String>();
        collect(of, styleClass, found);
        return found;
    }

    private static void collect(Node node, String styleClass, List<String> into) {
        if (node instanceof Label label && label.getStyleClass().contains(styleClass)) {
            into.add(label.getText());
        }
        if (node instanceof ScrollPane scroll && scroll.getContent() != null) {
            collect(scroll.getContent(), styleClass, into);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, styleClass, into));
        }
    }
}
