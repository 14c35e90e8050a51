package org.plumbline.ui.kit;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A sheet above the window: a headline, some words, whatever is shown or asked, and its buttons.
///
/// Where the window has no room for all of it, what is between the headline and the buttons
/// scrolls.
public final class Sheet extends VBox {

    private final VBox body = new VBox();
    private final FlowPane buttons = new FlowPane();
    private @Nullable Node first;

    /// A sheet whose nodes have ids that start with `id`.
    public Sheet(String id, String headline) {
        setId(id);
        getStyleClass().add("sheet");
        var title = new Label(headline);
        title.setId(id + "-title");
        title.getStyleClass().add("headline");
        title.setWrapText(true);
        title.setMinHeight(USE_PREF_SIZE);
        body.getStyleClass().add("sheet-body");
        buttons.getStyleClass().add("sheet-buttons");
        buttons.setMinHeight(USE_PREF_SIZE);
        var scrolled = new Scrolled(body);
        VBox.setVgrow(scrolled, Priority.ALWAYS);
        getChildren().setAll(title, scrolled, buttons);
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

    /// Makes it as wide as a table needs.
    public Sheet wide() {
        getStyleClass().add("wide-sheet");
        return this;
    }

    /// Adds any node.
    public Sheet put(Node node) {
        body.getChildren().add(node);
        return this;
    }

    /// Adds a button; the last one added is the one that Enter presses.
    public Sheet button(String id, String words, Runnable action) {
        var button = new Button(words);
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
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

    /// Shows it beside the part of the window that it speaks of.
    public void showOn(Overlay overlay, Supplier<Optional<Node>> part) {
        overlay.showBeside(this, first == null ? this : first, part);
    }

    /// Shows it.
    public void showOn(Overlay overlay) {
        overlay.show(this, first == null ? this : first);
    }
}
