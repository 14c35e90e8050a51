package org.plumbline.ui.shell.rooms;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.plumbline.ui.kit.Words;

/// What stands in the place of the Label view where a file was not opened and nothing else is open:
/// that it is so, and the ways on.
final class NothingOpen extends VBox {

    private final HBox buttons = new HBox(10);

    /// @param file the name of the file that was not opened
    NothingOpen(String file) {
        setId("nothing-open");
        getStyleClass().addAll("report-page", "report-instead");
        var title = new Label(Words.get("shell.nothing.title", file));
        title.setId("nothing-open-title");
        title.getStyleClass().add("headline");
        title.setWrapText(true);
        var words = new Label(Words.get("shell.nothing.words"));
        words.setWrapText(true);
        getChildren().setAll(title, words, buttons);
    }

    /// Adds a way on.
    void way(String id, String key, Runnable action) {
        var button = new Button(Words.get(key));
        button.setId(id);
        button.setOnAction(event -> action.run());
        buttons.getChildren().add(button);
    }
}
