package org.plumbline.ui.shell;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;
import org.plumbline.ui.kit.IconOnly;
import org.plumbline.ui.kit.Icons;
import org.plumbline.ui.kit.Room;
import org.plumbline.ui.kit.Room.Breadth;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.Views;

/// The views, one below the other; as icons alone where the window is narrow or low.
final class Rail extends VBox {

    private static final PseudoClass FOLDED = PseudoClass.getPseudoClass("folded");

    private final Views views;
    private final Consumer<Views.Name> onWanted;
    private final ObservableValue<Boolean> folded;

    /// @param room what the window has
    Rail(Views views, ObservableValue<Room> room, Consumer<Views.Name> onWanted) {
        this.views = views;
        folded = room.map(now -> now.breadth() != Breadth.WIDE || now.isLow());
        this.onWanted = onWanted;
        getStyleClass().add("rail");
        setId("rail");
        getChildren()
                .setAll(
                        item(Views.Name.LABEL, "label", Material2OutlinedAL.FACT_CHECK),
                        item(Views.Name.PROBLEMS, "problems", Material2OutlinedMZ.REPORT_PROBLEM),
                        item(Views.Name.REPORT, "report", Material2OutlinedAL.BAR_CHART),
                        item(Views.Name.RECORDS, "records", Material2OutlinedMZ.TABLE_CHART));
        folded.subscribe(is -> pseudoClassStateChanged(FOLDED, is));
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
        IconOnly.when(folded, button);
        return button;
    }
}
