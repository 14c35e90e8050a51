package org.plumbline.ui.shell.sheets;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.Words;

/// A page to read beside the work.
final class PageSheet extends VBox {

    private final ScrollPane scroll = new ScrollPane();

    /// The page with these words.
    ///
    /// @param id of the sheet is this and `-sheet`
    /// @param below what stands below the page; "" for nothing
    PageSheet(String id, String title, String markdown, String below, Runnable onClose) {
        getStyleClass().add("sheet");
        setId(id + "-sheet");
        getStyleClass().add("page-sheet");
        setAccessibleText(title);
        scroll.setId(id);
        scroll.setContent(GuideText.of(markdown));
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var line = new CutLabel(below);
        line.getStyleClass().addAll("mono", "muted", "small");
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var close = new Button(Words.get("shell.close"));
        close.setOnAction(event -> onClose.run());
        close.setDefaultButton(true);
        close.setMinWidth(USE_PREF_SIZE);
        getChildren().setAll(scroll, new HBox(12, line, gap, close));
    }

    Node first() {
        return scroll;
    }
}
