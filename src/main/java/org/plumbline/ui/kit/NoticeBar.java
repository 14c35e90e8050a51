package org.plumbline.ui.kit;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// What must be told across the top until it is dismissed.
public final class NoticeBar extends HBox {

    /// @param id of the label that says it
    /// @param notice what is to be told; "" where nothing is
    public NoticeBar(String id, StringProperty notice, BooleanProperty isBad) {
        var words = new Label();
        words.setId(id);
        words.setWrapText(true);
        words.textProperty().bind(notice);
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        var close = new Button(Words.get("shell.close"));
        close.getStyleClass().setAll("button", "link");
        close.setMinWidth(USE_PREF_SIZE);
        close.setOnAction(event -> notice.set(""));
        getChildren().setAll(words, close);
        getStyleClass().add("notice");
        visibleProperty().bind(notice.isNotEmpty());
        managedProperty().bind(visibleProperty());
        isBad.subscribe(
                bad -> {
                    getStyleClass().remove("bad");
                    if (bad) {
                        getStyleClass().add("bad");
                    }
                });
    }
}
