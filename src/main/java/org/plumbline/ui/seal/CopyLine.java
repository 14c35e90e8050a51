package org.plumbline.ui.seal;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.plumbline.ui.kit.Words;

/// A line that is to be taken elsewhere: shown whole in a field, and copied by a button.
final class CopyLine extends VBox {

    private static final int ROWS = 2;

    CopyLine(String id, String name, String line) {
        var above = new Label(name);
        above.getStyleClass().addAll("muted", "small");
        var field = new TextArea(line);
        field.setWrapText(true);
        field.setPrefRowCount(ROWS);
        field.setId(id);
        field.setEditable(false);
        field.getStyleClass().addAll("mono", "small");
        field.setAccessibleText(name);
        HBox.setHgrow(field, Priority.ALWAYS);
        var copy = new Button(Words.get("seal.copy"));
        copy.setId(id + "-copy");
        copy.setMinWidth(USE_PREF_SIZE);
        copy.setAccessibleText(Words.get("seal.copy") + ": " + name);
        copy.setOnAction(
                event -> {
                    var content = new ClipboardContent();
                    content.putString(line);
                    Clipboard.getSystemClipboard().setContent(content);
                    copy.setText(Words.get("seal.copied"));
                });
        var row = new HBox(field, copy);
        row.getStyleClass().add("seal-row");
        getStyleClass().add("seal-field");
        getChildren().setAll(above, row);
    }
}
