package org.plumbline.ui.label.panes;

import javafx.geometry.Pos;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.plumbline.ui.kit.Room;

/// A pane called up over the work from the left; a click beside it sends it away.
final class Drawer extends StackPane {

    /// How wide it is, in the size of the text, where there is so much.
    private static final double WIDTH = 24;

    /// So much of the work stays in sight.
    private static final double BESIDE = 5;

    private final Region veil = new Region();
    private final StackPane sheet = new StackPane();

    Drawer(Runnable away) {
        setId("drawer");
        setAlignment(Pos.CENTER_LEFT);
        veil.getStyleClass().add("veil");
        veil.setOnMouseClicked(event -> away.run());
        sheet.getStyleClass().add("drawer");
        getChildren().setAll(veil, sheet);
        Room.of(this)
                .subscribe(
                        room -> {
                            double em = room.width() > 0 ? getWidth() / room.width() : 0;
                            double width = Math.min(WIDTH, room.width() - BESIDE) * em;
                            sheet.setMaxWidth(Math.max(0, width));
                        });
        close();
    }

    void open(Region pane) {
        sheet.getChildren().setAll(pane);
        setVisible(true);
    }

    void close() {
        sheet.getChildren().clear();
        setVisible(false);
    }
}
