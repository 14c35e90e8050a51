package org.plumbline.ui.checks;

import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.checks.Excerpt;
import org.plumbline.session.checks.CheckRow;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Everything that is said of the current check.
final class CheckDetails extends ScrollPane {

    private final GridPane grid = new GridPane();

    CheckDetails(ChecksModel model) {
        setId("checks-details");
        setAccessibleText(Words.get("checks.details"));
        getStyleClass().add("checks-details");
        grid.getStyleClass().addAll("facts", "checks-facts");
        var names = new ColumnConstraints();
        names.setMinWidth(USE_PREF_SIZE);
        var words = new ColumnConstraints();
        words.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(names, words);
        setContent(grid);
        setFitToWidth(true);
        model.current.subscribe(this::show);
    }

    private void show(@Nullable CheckRow row) {
        grid.getChildren().clear();
        setVvalue(0);
        if (row == null) {
            return;
        }
        CheckRow.Shown shown = row.shown();
        fact("claim", Shown.of(row.claimId()) + ": " + shown.claim());
        fact("outcome", row.kind().kind() + ": " + ChecksTable.outcome(row));
        if (row.kind().abstains()) {
            fact("why", shown.reason());
        }
        fact("place", shown.place());
        fact("version", shown.version());
        excerpt(shown.isSame() ? "both" : "region", shown.region());
        if (!shown.isSame()) {
            excerpt("text", shown.text());
        }
    }

    private void excerpt(String name, Excerpt excerpt) {
        Label words = fact(name, excerpt.lines());
        words.setId("checks-" + name);
        words.getStyleClass().add("mono");
        if (!excerpt.isText()) {
            more(Words.get("checks.bytes"));
        }
        if (excerpt.isCut()) {
            more(Words.get("checks.cut", excerpt.bytes()));
        }
    }

    private Label fact(String name, String value) {
        var label = muted(Words.get("checks.fact." + name));
        label.setMinWidth(USE_PREF_SIZE);
        GridPane.setValignment(label, VPos.TOP);
        var words = new Label(value);
        words.setId("checks-fact-" + name);
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        grid.addRow(grid.getRowCount(), label, words);
        return words;
    }

    private void more(String words) {
        var label = muted(words);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        grid.add(label, 1, grid.getRowCount());
    }

    private static Label muted(String words) {
        var label = new Label(words);
        label.getStyleClass().addAll("muted", "small");
        return label;
    }
}
