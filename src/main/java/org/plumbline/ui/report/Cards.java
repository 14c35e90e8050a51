package org.plumbline.ui.report;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.plumbline.report.LabelParts;
import org.plumbline.report.LabelParts.Part;

/// What the pages of a report are made of.
final class Cards {

    private Cards() {}

    /// A framed part of a page under its title.
    static VBox card(String title, Node... content) {
        Label name = strong(title);
        name.setWrapText(true);
        name.setMinHeight(Region.USE_PREF_SIZE);
        var card = new VBox(name);
        card.getStyleClass().addAll("card", "report-card");
        card.getChildren().addAll(content);
        return card;
    }

    static Label strong(String words) {
        var label = new Label(words);
        label.getStyleClass().add("strong");
        return label;
    }

    /// Words of less weight, as tall as they need to be.
    static Label muted(String words) {
        var label = wrapped(words);
        label.getStyleClass().addAll("muted", "small");
        return label;
    }

    /// Words as tall as they need to be.
    static Label wrapped(String words) {
        var label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /// A table that a narrow page goes sideways over.
    static Node sideways(Node table) {
        var scroll = new ScrollPane(table);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        return scroll;
    }

    /// A cell whose width is that of its column's style class.
    static <N extends Region> N column(N cell, String style) {
        cell.getStyleClass().add(style);
        return cell;
    }

    /// What the fills of bars with these parts mean.
    static FlowPane legend(List<Part> parts) {
        var legend = new FlowPane();
        legend.getStyleClass().add("report-legend");
        parts.forEach(part -> legend.getChildren().add(key(part.fill(), part.label())));
        return legend;
    }

    /// One fill and what it means.
    static Node key(LabelParts.Fill fill, String words) {
        Region swatch = StackedBar.swatch(fill);
        swatch.getStyleClass().add("report-swatch");
        var label = new Label(words);
        label.getStyleClass().addAll("muted", "small");
        var key = new HBox(swatch, label);
        key.getStyleClass().add("report-key");
        return key;
    }
}
