package org.plumbline.ui.kit;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A sheet above the window: a headline, some words, whatever is shown or asked, and its buttons.
public final class Sheet extends VBox {

    private final HBox buttons = new HBox(10);
    private @Nullable Node first;

    /// A sheet whose nodes have ids that start with `id`.
    public Sheet(String id, String headline) {
        setId(id);
        getStyleClass().add("sheet");
        var title = new Label(headline);
        title.setId(id + "-title");
        title.getStyleClass().add("headline");
        title.setWrapText(true);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        setPrefWidth(560);
        getChildren().setAll(title, buttons);
        setAccessibleText(headline);
    }

    /// Adds a paragraph.
    public Sheet say(String words) {
        var body = new Label(words);
        body.setWrapText(true);
        body.getStyleClass().add("text-body");
        // As tall as its words need: a cut sentence is worse than a tall sheet.
        body.setMinHeight(USE_PREF_SIZE);
        return put(body);
    }

    /// Adds any node.
    public Sheet put(Node node) {
        getChildren().add(getChildren().size() - 1, node);
        return this;
    }

    /// Adds a button; the last one added is the one that Enter presses.
    public Sheet button(String id, String words, Runnable action) {
        var button = new Button(words);
        button.setId(id);
        button.setOnAction(event -> action.run());
        buttons.getChildren()
                .forEach(
                        node -> {
                            if (node instanceof Button other) {
                                other.setDefaultButton(false);
                            }
                        });
        button.setDefaultButton(true);
        buttons.getChildren().add(button);
        if (first == null || first instanceof Button) {
            first = button;
        }
        return this;
    }

    /// Says where the focus goes when the sheet opens, if not to the last button.
    public Sheet focus(Node node) {
        first = node;
        return this;
    }

    /// Shows it.
    public void showOn(Overlay overlay) {
        overlay.show(this, first == null ? this : first);
    }
}
