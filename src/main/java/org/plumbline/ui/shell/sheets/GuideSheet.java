package org.plumbline.ui.shell.sheets;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.plumbline.request.Rubric;
import org.plumbline.ui.kit.Words;

/// The labelling guide, to read beside the work.
final class GuideSheet extends VBox {

    private final ScrollPane scroll = new ScrollPane();

    GuideSheet(Rubric rubric, Runnable onClose) {
        getStyleClass().add("sheet");
        setId("guide-sheet");
        setPrefSize(760, 640);
        setAccessibleText(Words.get("shell.rubric.title"));
        scroll.setId("guide");
        scroll.setContent(GuideText.of(rubric.text()));
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var digest = new Label("sha256 " + rubric.sha256().hex());
        digest.getStyleClass().addAll("mono", "muted", "small");
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var close = new Button(Words.get("shell.close"));
        close.setOnAction(event -> onClose.run());
        close.setDefaultButton(true);
        close.setMinWidth(USE_PREF_SIZE);
        getChildren().setAll(scroll, new HBox(12, digest, gap, close));
    }

    Node first() {
        return scroll;
    }
}
