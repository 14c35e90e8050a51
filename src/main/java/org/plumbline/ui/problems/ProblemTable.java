package org.plumbline.ui.problems;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.text.Quoted;
import org.plumbline.ui.kit.CurrentRow;
import org.plumbline.ui.kit.CutCell;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.kit.WrappedCell;

/// The problems that are shown, one a row; the selected one is the current one.
final class ProblemTable extends TableView<Problem> {

    ProblemTable(ProblemsModel model, ProblemsController controller) {
        super(model.shown);
        setId("problems-table");
        getStyleClass().addAll("problem-table", "quiet-table");
        setAccessibleText(Words.get("problems.table"));
        setPlaceholder(new Label(Words.get("problems.table.none")));
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
        getColumns().setAll(columns());
        var row = CurrentRow.of(this, controller::select);
        model.current.subscribe(row::follow);
    }

    private static List<TableColumn<Problem, ?>> columns() {
        var place = column("place", 200, ProblemTable::place);
        var message = column("message", 520, problem -> Quoted.escape(problem.message()));
        List.of(place, message)
                .forEach(column -> column.setCellFactory(cells -> new WrappedCell<>()));
        return List.of(
                column("severity", 90, ProblemTable::severity),
                column("code", 160, problem -> problem.code().word()),
                column("sample", 90, problem -> escaped(problem.sampleId())),
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
            String name, double width, Function<Problem, String> text) {
        var column = new TableColumn<Problem, String>(Words.get("problems.column." + name));
        column.setId("problems-column-" + name);
        column.setPrefWidth(width);
        column.setCellFactory(cells -> new CutCell<>());
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        return column;
    }
}
