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
import org.plumbline.ui.kit.CutCell;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.kit.WrappedCell;

/// The problems that are shown, one a row; the selected one is the current one.
final class ProblemTable extends TableView<Problem> {

    private final ProblemsModel model;
    private boolean following;

    ProblemTable(ProblemsModel model, ProblemsController controller) {
        super(model.shown);
        this.model = model;
        setId("problems-table");
        getStyleClass().addAll("problem-table", "quiet-table");
        setAccessibleText(Words.get("problems.table"));
        setPlaceholder(new Label(Words.get("problems.table.none")));
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
        getColumns().setAll(columns());
        getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (property, old, problem) -> {
                            if (problem != null && !following) {
                                controller.select(problem);
                            }
                        });
        model.current.subscribe(this::follow);
    }

    private void follow(@Nullable Problem problem) {
        following = true;
        if (problem == null) {
            getSelectionModel().clearSelection();
        } else if (!problem.equals(getSelectionModel().getSelectedItem())) {
            int row = model.shown.indexOf(problem);
            getSelectionModel().clearAndSelect(row);
            scrollTo(Math.max(0, row - 2));
        }
        following = false;
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
