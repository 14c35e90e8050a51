package org.plumbline.ui.report;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.plumbline.agreement.Confusion;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.Phrases;
import org.plumbline.ui.kit.Words;

/// A table of what people said and what a judge said of the same: counts, shaded by their share of
/// the row; where both said the same, framed.
final class HeatMap extends VBox {

    private static final int SHADES = 11;

    /// The deepest shade; words must be read on it.
    private static final double DEEPEST = 0.5;

    HeatMap(LabelField field, Confusion table) {
        getStyleClass().add("report-map");
        var title = new Label(field.words());
        title.getStyleClass().add("strong");
        var words = new Label(Phrases.agreement(table));
        words.getStyleClass().addAll("muted", "small");
        words.setWrapText(true);
        getChildren().setAll(title, words);
        if (table.n() > 0) {
            getChildren().add(grid(field.choices(), table));
        }
    }

    private static Node grid(List<? extends LabelValue> values, Confusion table) {
        var grid = new GridPane();
        grid.getStyleClass().add("report-heat");
        for (int i = 0; i < values.size(); i++) {
            Label column = name(values.get(i));
            GridPane.setHalignment(column, HPos.CENTER);
            grid.add(column, i + 1, 0);
            Label row = name(values.get(i));
            GridPane.setHalignment(row, HPos.RIGHT);
            grid.add(row, 0, i + 1);
            for (int j = 0; j < values.size(); j++) {
                grid.add(cell(values, table, i, j), j + 1, i + 1);
            }
        }
        return grid;
    }

    private static Label name(LabelValue value) {
        var label = new Label(value.words());
        label.getStyleClass().addAll("muted", "small");
        return label;
    }

    private static Node cell(
            List<? extends LabelValue> values, Confusion table, int human, int judge) {
        var shade = new Region();
        shade.getStyleClass().add("report-shade");
        shade.setOpacity(DEEPEST * Phrases.shade(table, human, judge, SHADES) / (SHADES - 1));
        var count = new Label(Long.toString(table.count(human, judge)));
        count.setAccessibleText(
                Words.get(
                        "report.judge.cell",
                        values.get(human).words(),
                        values.get(judge).words(),
                        count.getText()));
        var cell = new StackPane(shade, count);
        cell.getStyleClass().add("report-heat-cell");
        if (human == judge) {
            cell.getStyleClass().add("same");
        }
        return cell;
    }
}
