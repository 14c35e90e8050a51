package org.plumbline.ui.shell;

import java.util.function.Consumer;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;
import org.plumbline.ui.kit.Icons;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.Views;

/// The views, one below the other.
final class Rail extends VBox {

    private final Views views;
    private final Consumer<Views.Name> onWanted;

    Rail(Views views, Consumer<Views.Name> onWanted) {
        this.views = views;
        this.onWanted = onWanted;
        getStyleClass().add("rail");
        getChildren()
                .setAll(
                        item(Views.Name.LABEL, "label", Material2OutlinedAL.FACT_CHECK),
                        item(Views.Name.PROBLEMS, "problems", Material2OutlinedMZ.REPORT_PROBLEM),
                        item(Views.Name.REPORT, "report", Material2OutlinedAL.BAR_CHART),
                        item(Views.Name.RECORDS, "records", Material2OutlinedMZ.TABLE_CHART));
    }

    private ToggleButton item(Views.Name name, String key, Ikon icon) {
        var button = new ToggleButton(Words.get("shell.rail." + key));
        button.setId("rail-" + key);
        button.setGraphic(Icons.of(icon));
        button.getStyleClass().setAll("toggle-button", "rail-item");
        button.setOnAction(
                event -> {
                    button.setSelected(true);
                    onWanted.accept(name);
                });
        views.shownProperty().subscribe(shown -> button.setSelected(shown == name));
        button.setMaxWidth(Double.MAX_VALUE);
        return button;
    }
}
