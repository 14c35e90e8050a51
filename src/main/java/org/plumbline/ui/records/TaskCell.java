package org.plumbline.ui.records;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.PairedTask;
import org.plumbline.text.Quoted;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.Words;

/// One task of a comparison: its name, a dot at its difference between −1 and 1, the two scores,
/// and what the two conditions took. The sign of the difference is a shape too, not a colour alone.
final class TaskCell extends ListCell<PairedTask> {

    /// Style classes that say how wide a column is.
    private static final String NAME = "records-name";

    private static final String NUMBER = "records-number";
    private static final String COST = "records-cost";

    private final RecordsModel model;
    private final Comparison comparison;
    private final Label name = cell(NAME);
    private final DotPlot plot = new DotPlot();
    private final Label difference = cell(NUMBER);
    private final Label a = cell(NUMBER);
    private final Label b = cell(NUMBER);
    private final Label costA = cell(COST);
    private final Label costB = cell(COST);
    private final Node row;

    /// @param isNarrow while it is true, what the conditions took stands in a second line
    TaskCell(RecordsModel model, Comparison comparison, ObservableBooleanValue isNarrow) {
        this.model = model;
        this.comparison = comparison;
        row = rows(isNarrow, List.of(name, plot, difference, a, b), List.of(costA, costB));
        // As wide as the list, and its columns where the names of these are.
        setPrefWidth(0);
        name.getStyleClass().add("strong");
        difference.getStyleClass().add("mono");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    }

    /// The names of the columns, above the list.
    static Region header(RecordsModel model, ObservableBooleanValue isNarrow) {
        var axis = new DotPlot();
        axis.showScale();
        Label a = cell(NUMBER);
        Label b = cell(NUMBER);
        Label costA = cell(COST);
        Label costB = cell(COST);
        model.conditionA.subscribe(
                name -> {
                    a.setText("A");
                    costA.setText(cost("A", name));
                });
        model.conditionB.subscribe(
                name -> {
                    b.setText("B");
                    costB.setText(cost("B", name));
                });
        Label task = cell(NAME);
        task.setText(Words.get("records.column.task"));
        Label difference = cell(NUMBER);
        difference.setText("B − A");
        Region header =
                rows(isNarrow, List.of(task, axis, difference, a, b), List.of(costA, costB));
        header.getStyleClass().add("records-task-head");
        return header;
    }

    @Override
    protected void updateItem(@Nullable PairedTask task, boolean empty) {
        super.updateItem(task, empty);
        String conditionA = model.conditionA.get();
        String conditionB = model.conditionB.get();
        if (empty || task == null || conditionA == null || conditionB == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        name.setText(Quoted.escape(task.taskId()));
        difference.setText(signed(task.difference()));
        a.setText(plain(task.a()));
        b.setText(plain(task.b()));
        costA.setText(Costs.average(comparison.rows(task.taskId(), conditionA)));
        costB.setText(Costs.average(comparison.rows(task.taskId(), conditionB)));
        plot.show(task.difference());
        setAccessibleText(
                Words.get(
                        "records.compare.task",
                        name.getText(),
                        difference.getText(),
                        costA.getText(),
                        costB.getText()));
        setGraphic(row);
    }

    /// A number of at most two places with its sign.
    static String signed(double value) {
        String plain = plain(Math.abs(value));
        if (plain.equals("0")) {
            return plain;
        }
        return (value < 0 ? "−" : "+") + plain;
    }

    private static String plain(double value) {
        return BigDecimal.valueOf(value)
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    private static String cost(String letter, @Nullable String condition) {
        return letter + (condition == null ? "" : " · " + Quoted.escape(condition));
    }

    private static Label cell(String width) {
        var label = new CutLabel();
        label.getStyleClass().add("records-cell");
        label.getStyleClass().add(width);
        return label;
    }

    /// All in one line, or the last ones in a line of their own.
    private static Region rows(ObservableBooleanValue isNarrow, List<Node> first, List<Node> last) {
        HBox line = line(first);
        HBox second = line(last);
        var rows = new VBox(line, second);
        rows.getStyleClass().add("records-task");
        isNarrow.subscribe(
                narrow -> {
                    (narrow ? line : second).getChildren().removeAll(last);
                    HBox now = narrow ? second : line;
                    if (!now.getChildren().containsAll(last)) {
                        now.getChildren().addAll(last);
                    }
                    second.setVisible(narrow);
                    second.setManaged(narrow);
                });
        return rows;
    }

    private static HBox line(List<Node> nodes) {
        var line = new HBox(10);
        line.getChildren().addAll(nodes);
        line.setAlignment(Pos.CENTER_LEFT);
        for (Node node : nodes) {
            if (node instanceof DotPlot) {
                HBox.setHgrow(node, Priority.ALWAYS);
            }
        }
        return line;
    }

    /// A line from −1 to 1 with a mark.
    private static final class DotPlot extends Pane {

        private final Region line = new Region();
        private final Region zero = new Region();
        private final Label mark = new Label();
        private final Label low = new Label("−1");
        private final Label middle = new Label("0");
        private final Label high = new Label("+1");
        private double value;
        private boolean scale;

        DotPlot() {
            getStyleClass().add("dot-plot");
            line.getStyleClass().add("dot-line");
            zero.getStyleClass().add("dot-zero");
            mark.getStyleClass().add("dot-mark");
            getChildren().setAll(line, zero, mark);
        }

        void showScale() {
            scale = true;
            getChildren().setAll(low, middle, high);
        }

        void show(double difference) {
            value = difference;
            mark.setText(difference > 0 ? "▲" : difference < 0 ? "▼" : "●");
            mark.getStyleClass().removeIf(name -> name.startsWith("dot-is-"));
            mark.getStyleClass()
                    .add(
                            difference > 0
                                    ? "dot-is-better"
                                    : difference < 0 ? "dot-is-worse" : "dot-is-equal");
            requestLayout();
        }

        @Override
        protected void layoutChildren() {
            double margin = snappedLeftInset();
            double width = getWidth() - margin - snappedRightInset();
            double height = getHeight();
            if (scale) {
                place(low, margin, height);
                place(middle, margin + width / 2, height);
                place(high, margin + width, height);
                return;
            }
            line.resizeRelocate(margin, height / 2 - 0.5, width, 1);
            zero.resizeRelocate(margin + width / 2 - 0.5, 2, 1, height - 4);
            place(mark, margin + width * (value + 1) / 2, height);
        }

        private static void place(Label label, double x, double height) {
            double width = label.prefWidth(-1);
            double tall = label.prefHeight(-1);
            label.resizeRelocate(x - width / 2, (height - tall) / 2, width, tall);
        }
    }
}
