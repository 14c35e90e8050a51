package org.plumbline.ui.checks;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import org.plumbline.session.checks.CheckRow;
import org.plumbline.ui.kit.CurrentRow;
import org.plumbline.ui.kit.CutCell;
import org.plumbline.ui.kit.Room;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// The checks, one a row; Enter or a double click goes to the claim.
final class ChecksTable extends TableView<CheckRow> {

    /// How narrow the columns get, in ems.
    private static final double[] LEAST = {6, 4, 11, 7, 11, 8};

    /// Room that no column takes, in pixels.
    private static final double SCROLL_BAR = 24;

    ChecksTable(ChecksModel model, ChecksController controller) {
        super(model.rows);
        setId("checks-table");
        getStyleClass().addAll("checks-table", "quiet-table");
        setAccessibleText(Words.get("checks.table"));
        var none = new Label(Words.get("checks.none"));
        none.setWrapText(true);
        setPlaceholder(none);
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

    /// Follows the size of the text.
    void fit(Pane around) {
        Room.emOf(around)
                .subscribe(
                        em -> {
                            for (int i = 0; i < LEAST.length; i++) {
                                getColumns().get(i).setMinWidth(LEAST[i] * em);
                            }
                        });
    }

    private List<TableColumn<CheckRow, ?>> columns() {
        return List.of(
                column("sample", 0.11, row -> Shown.of(row.sampleId())),
                column("trial", 0.06, row -> Words.get("checks.trial." + row.isTrial())),
                column("claim", 0.24, ChecksTable::claim),
                column("kind", 0.13, row -> row.kind().kind()),
                column("outcome", 0.22, ChecksTable::outcome),
                column("place", 0.24, row -> row.shown().place()));
    }

    private static String claim(CheckRow row) {
        return Shown.of(row.claimId()) + ": " + row.shown().claim();
    }

    /// With a sign, so that no colour has to be told from another.
    static String outcome(CheckRow row) {
        return (row.kind().abstains() ? "○ " : "● ") + row.kind().outcome();
    }

    /// A column with a share of the width. A policy that shares it would do so anew when the scroll
    /// bar comes, and leave the cells where they were until they are drawn again.
    private TableColumn<CheckRow, String> column(
            String name, double share, Function<CheckRow, String> text) {
        var column = new TableColumn<CheckRow, String>(Words.get("checks.column." + name));
        column.setId("checks-column-" + name);
        column.prefWidthProperty().bind(widthProperty().subtract(SCROLL_BAR).multiply(share));
        // Its name is never cut; the table goes sideways where there is no room for all of them.
        column.setSortable(false);
        column.setCellFactory(cells -> new CutCell<>());
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        return column;
    }
}
