package org.plumbline.ui.shell;

import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.plumbline.ui.kit.Icons;
import org.plumbline.ui.kit.Words;

/// The views, one below the other.
final class Rail extends VBox {

    Rail() {
        getStyleClass().add("rail");
        var label = new ToggleButton(Words.get("shell.rail.label"));
        label.setId("rail-label");
        label.setGraphic(Icons.of(Material2OutlinedAL.FACT_CHECK));
        label.getStyleClass().setAll("toggle-button", "rail-item");
        label.setSelected(true);
        label.setOnAction(event -> label.setSelected(true));
        label.setMaxWidth(Double.MAX_VALUE);
        getChildren().add(label);
    }
}
