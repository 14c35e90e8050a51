package org.plumbline.ui.kit;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// What stands in the place of a view that has nothing to show: why, and the ways on.
public final class InsteadPage extends VBox {

    private final FlowPane ways = new FlowPane(10, 8);
    private @Nullable Button first;

    /// A page whose nodes have ids that start with `id`.
    public InsteadPage(String id, String headline) {
        setId(id);
        getStyleClass().addAll("report-page", "report-instead");
        setFocusTraversable(true);
        var title = new Label(headline);
        title.setId(id + "-title");
        title.getStyleClass().add("headline");
        title.setWrapText(true);
        title.setMinHeight(USE_PREF_SIZE);
        getChildren().setAll(title, ways);
    }

    /// Adds a paragraph above the ways on.
    public InsteadPage say(String words) {
        var body = new Label(words);
        body.setWrapText(true);
        body.setMinHeight(USE_PREF_SIZE);
        getChildren().add(getChildren().indexOf(ways), body);
        return this;
    }

    /// Adds a way on; the first one is where the keys go.
    public InsteadPage way(String id, String words, Runnable action) {
        var button = new Button(words);
        button.setId(id);
        button.setOnAction(event -> action.run());
        if (first == null) {
            first = button;
        }
        ways.getChildren().add(button);
        return this;
    }

    /// Adds any node below the ways on.
    public InsteadPage put(Node node) {
        getChildren().add(node);
        return this;
    }

    /// The first way on, where the keys go.
    public Node first() {
        return Optional.<Node>ofNullable(first).orElse(this);
    }
}
