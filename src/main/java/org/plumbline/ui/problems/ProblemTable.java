package org.plumbline.ui.problems;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.text.Quoted;
import org.plumbline.ui.kit.CurrentRow;
import org.plumbline.ui.kit.CutCell;
import org.plumbline.ui.kit.EmColumns;
import org.plumbline.ui.kit.Room;
import org.plumbline.ui.kit.Room.Breadth;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.kit.WrappedCell;

/// The problems that are shown, one a row; the selected one is the current one.
final class ProblemTable extends TableView<Problem> {

    private final List<TableColumn<Problem, ?>> columns;

    ProblemTable(ProblemsModel model, ProblemsController controller) {
        super(model.shown);
        setId("problems-table");
        getStyleClass().addAll("problem-table", "quiet-table");
        setAccessibleText(Words.get("problems.table"));
        setPlaceholder(new Label(Words.get("problems.table.none")));
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
        columns = columns();
        getColumns().setAll(columns);
        var row = CurrentRow.of(this, controller::select);
        model.current.subscribe(row::follow);
    }

    /// Follows the size of the text, and leaves out what the place says too where the view is
    /// narrow.
    void fit(Pane view) {
        var widths = new EmColumns(view);
        double[][] ems = {{6.6, 7}, {8, 13}, {6, 7.5}, {10, 15}, {15, 40}};
        for (int i = 0; i < ems.length; i++) {
            widths.set(columns.get(i), ems[i][0], ems[i][1]);
        }
        Room.of(view)
                .map(room -> room.width() > 0 && room.breadth() == Breadth.NARROW)
                .subscribe(
                        narrow -> {
                            columns.get(1).setVisible(!narrow);
                            columns.get(2).setVisible(!narrow);
                        });
    }

    private static List<TableColumn<Problem, ?>> columns() {
        var place = column("place", ProblemTable::place);
        var message = column("message", problem -> Quoted.escape(problem.message()));
        List.of(place, message)
                .forEach(column -> column.setCellFactory(cells -> new WrappedCell<>()));
        return List.of(
                column("severity", ProblemTable::severity),
                column("code", problem -> problem.code().word()),
                column("sample", problem -> escaped(problem.sampleId())),
                place,
                message);
    }

    private static String severity(Problem problem) {
        String sign = problem.isError() ? "✕ " : "△ ";
        return sign + Words.get("problems.severity." + ProblemsView.key(problem.severity()));
    }

    /// The file, line and column, and below them the pointer.
    private static String place(Problem problem) {
        Location location = problem.location();
        Path name = Path.of(problem.file()).getFileName();
        String pointer = problem.pointer();
        return Quoted.escape(name == null ? problem.file() : name.toString())
                + (location == null ? "" : ":" + location)
                + (pointer == null || pointer.isEmpty() ? "" : "\n" + Quoted.escape(pointer));
    }

    private static String escaped(@Nullable String text) {
        return text == null ? "" : Quoted.escape(text);
    }

    private static TableColumn<Problem, String> column(
            String name, Function<Problem, String> text) {
        var column = new TableColumn<Problem, String>(Words.get("problems.column." + name));
        column.setId("problems-column-" + name);
        column.setCellFactory(cells -> new CutCell<>());
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        return column;
    }
}
