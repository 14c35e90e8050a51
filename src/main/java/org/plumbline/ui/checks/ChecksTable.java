package org.plumbline.ui.checks;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.plumbline.session.checks.CheckRow;
import org.plumbline.ui.kit.CurrentRow;
import org.plumbline.ui.kit.CutCell;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// The checks, one a row; Enter or a double click goes to the claim.
final class ChecksTable extends TableView<CheckRow> {

    ChecksTable(ChecksModel model, ChecksController controller) {
        super(model.rows);
        setId("checks-table");
        getStyleClass().addAll("checks-table", "quiet-table");
        setAccessibleText(Words.get("checks.table"));
        var none = new Label(Words.get("checks.none"));
        none.setWrapText(true);
        setPlaceholder(none);
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        getColumns().setAll(columns());
        var row = CurrentRow.of(this, controller::select);
        row.follow(model.current.get());
        // Before the table takes it, which would do nothing with it.
        addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        event.consume();
                        controller.go();
                    }
                });
        setOnMouseClicked(
                event -> {
                    if (event.getClickCount() == 2) {
                        controller.go();
                    }
                });
    }

    private static List<TableColumn<CheckRow, ?>> columns() {
        return List.of(
                column("sample", 90, row -> Shown.of(row.sampleId())),
                column("trial", 60, row -> Words.get("checks.trial." + row.isTrial())),
                column("claim", 230, ChecksTable::claim),
                column("kind", 120, row -> row.kind().kind()),
                column("outcome", 190, ChecksTable::outcome),
                column("place", 230, row -> row.shown().place()));
    }

    private static String claim(CheckRow row) {
        return Shown.of(row.claimId()) + ": " + row.shown().claim();
    }

    /// With a sign, so that no colour has to be told from another.
    static String outcome(CheckRow row) {
        return (row.kind().abstains() ? "○ " : "● ") + row.kind().outcome();
    }

    private static TableColumn<CheckRow, String> column(
            String name, double width, Function<CheckRow, String> text) {
        var column = new TableColumn<CheckRow, String>(Words.get("checks.column." + name));
        column.setId("checks-column-" + name);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setCellFactory(cells -> new CutCell<>());
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        return column;
    }
}
