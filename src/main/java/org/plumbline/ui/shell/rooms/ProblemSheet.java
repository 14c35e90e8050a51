package org.plumbline.ui.shell.rooms;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.ui.kit.CutCell;
import org.plumbline.ui.kit.EmColumns;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.kit.WrappedCell;

/// Why a file was refused: each problem with its place, and what to do.
final class ProblemSheet {

    private final Sheet sheet;

    private ProblemSheet(Sheet sheet) {
        this.sheet = sheet;
    }

    /// The sheet for these problems of `file`.
    ///
    /// @param omitted how many more there are than are listed
    static ProblemSheet of(
            String file, List<Problem> problems, long omitted, boolean somethingIsOpen) {
        var sheet = new Sheet("problems", Words.get("shell.refused.title", file));
        sheet.wide()
                .say(
                        Words.get(
                                somethingIsOpen ? "shell.refused.kept" : "shell.refused.nothing",
                                problems.size() + omitted));
        sheet.put(table(problems, sheet));
        if (omitted > 0) {
            sheet.say(Words.get("shell.refused.omitted", omitted));
        }
        return new ProblemSheet(sheet);
    }

    /// Shows it.
    ///
    /// @param see shows the problems in their own view
    void showOn(Overlay overlay, Runnable see) {
        sheet.button(
                        "problems-see",
                        Words.get("shell.refused.see"),
                        () -> {
                            overlay.close();
                            see.run();
                        })
                .button("problems-close", Words.get("shell.close"), overlay::close)
                .showOn(overlay);
    }

    private static TableView<Problem> table(List<Problem> problems, Pane around) {
        var table = new TableView<Problem>();
        table.setId("problem-table");
        table.getStyleClass().add("problem-table");
        table.setAccessibleText(Words.get("shell.refused.table"));
        table.getItems().setAll(problems);
        table.getColumns().add(column("place", problem -> place(problem.location())));
        table.getColumns().add(column("code", problem -> problem.code().word()));
        table.getColumns().add(column("sample", problem -> Shown.of(words(problem.sampleId()))));
        var message = column("message", problem -> Shown.of(problem.message()));
        message.setCellFactory(column -> new WrappedCell<>());
        table.getColumns().add(message);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
        var widths = new EmColumns(around);
        double[][] ems = {{5.4, 6}, {7, 11}, {5.4, 6.5}, {14, 34}};
        for (int i = 0; i < ems.length; i++) {
            widths.set(table.getColumns().get(i), ems[i][0], ems[i][1]);
        }
        table.getStyleClass().add(problems.size() == 1 ? "one-problem" : "some-problems");
        table.getSelectionModel().selectFirst();
        return table;
    }

    private static TableColumn<Problem, String> column(
            String name, Function<Problem, String> text) {
        var column = new TableColumn<Problem, String>(Words.get("shell.refused." + name));
        column.setSortable(false);
        column.setCellFactory(cells -> new CutCell<>());
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        return column;
    }

    private static String place(@Nullable Location location) {
        return location == null ? "" : location.toString();
    }

    private static String words(@Nullable String text) {
        return text == null ? "" : text;
    }
}
