package org.plumbline.ui.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.DataKind;
import org.plumbline.records.Row;
import org.plumbline.text.Quoted;
import org.plumbline.ui.kit.AllOr;
import org.plumbline.ui.kit.CurrentRow;
import org.plumbline.ui.kit.CutCell;
import org.plumbline.ui.kit.CutChoice;
import org.plumbline.ui.kit.EmColumns;
import org.plumbline.ui.kit.Words;

/// The left side: all rows, which of them are shown, and how far they are.
final class RowsPane extends VBox {

    private final RecordsModel model;
    private final RecordsController controller;
    private final TableView<Integer> table;
    private final CurrentRow<Integer> row;

    RowsPane(RecordsModel model, RecordsController controller) {
        this.model = model;
        this.controller = controller;
        getStyleClass().addAll("queue", "records-rows");
        setId("records-rows");
        table = new TableView<>(model.shown);
        table.setId("records-table");
        table.getStyleClass().add("quiet-table");
        table.setAccessibleText(Words.get("records.rows"));
        table.setPlaceholder(new Label(Words.get("records.rows.none")));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_NEXT_COLUMN);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().setAll(head(), table);
        columns();
        row = CurrentRow.of(table, controller.rows()::select);
        model.row.addListener((property, old, number) -> follow());
        model.changes.addListener((property, old, count) -> table.refresh());
        follow();
    }

    /// Puts the focus on the table.
    void focusTable() {
        table.requestFocus();
    }

    /// What to do when a row is to be looked at, rather than only chosen.
    void onChosen(Runnable action) {
        table.setOnMouseClicked(
                event -> {
                    if (event.getClickCount() == 2) {
                        action.run();
                    }
                });
        table.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        action.run();
                    }
                });
    }

    private void columns() {
        var state = column("state", row -> RowState.of(row).sign());
        state.getStyleClass().add("records-state");
        var replicate = column("replicate", row -> Long.toString(row.head().replicate()));
        var calls = column("calls", Costs::calls);
        var latency = column("latency", Costs::latency);
        table.getColumns()
                .setAll(
                        List.of(
                                state,
                                column("task", row -> Quoted.escape(row.head().taskId())),
                                column("condition", row -> Quoted.escape(row.head().condition())),
                                replicate,
                                calls,
                                latency));
        var widths = new EmColumns(this);
        double[][] ems = {{2.3, 2.5}, {6, 9.5}, {6.4, 7.5}, {2.6, 2.8}, {6.2, 6.4}, {3.6, 4}};
        for (int i = 0; i < ems.length; i++) {
            widths.set(table.getColumns().get(i), ems[i][0], ems[i][1]);
        }
    }

    private TableColumn<Integer, String> column(String name, Function<Row, String> text) {
        var column = new TableColumn<Integer, String>(Words.get("records.column." + name));
        column.setId("records-column-" + name);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellFactory(cells -> new CutCell<>());
        column.setCellValueFactory(
                cell ->
                        new ReadOnlyStringWrapper(
                                text.apply(controller.rows().row(cell.getValue()))));
        return column;
    }

    private Node head() {
        var head = new VBox(counts(), states(), choices());
        head.getStyleClass().add("queue-head");
        return head;
    }

    private Node counts() {
        var rows = new Label();
        rows.setId("records-count");
        rows.getStyleClass().add("strong");
        rows.setMinWidth(Region.USE_PREF_SIZE);
        var questions = new Label();
        questions.setId("records-questions");
        questions.getStyleClass().addAll("muted", "small");
        questions.setWrapText(true);
        questions.visibleProperty().bind(questions.textProperty().isNotEmpty());
        questions.managedProperty().bind(questions.visibleProperty());
        Runnable count =
                () -> {
                    rows.setText(Counted.rows(model.size.get(), model.tasks.get()));
                    questions.setText(Counted.questions(model.size.get(), model.tasks.get()));
                };
        model.size.subscribe(count);
        model.tasks.subscribe(count);
        count.run();
        var shown = new Label();
        shown.setId("records-shown");
        shown.getStyleClass().addAll("muted", "small");
        Runnable tell =
                () ->
                        shown.setText(
                                model.shown.size() == model.size.get()
                                        ? ""
                                        : Words.get(
                                                "records.shown",
                                                model.shown.size(),
                                                model.size.get(),
                                                Counted.said(model.shownTasks.get())));
        model.shown.subscribe(tell);
        model.size.subscribe(tell);
        tell.run();
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return new VBox(new HBox(rows, gap, shown), questions);
    }

    private Node choices() {
        return new HBox(
                6,
                choice("family", model.families, RowFilter::family, RowFilter::withFamily),
                choice(
                        "condition",
                        model.conditions,
                        RowFilter::condition,
                        RowFilter::withCondition),
                choice("kind", kinds(), RowsPane::kind, RowsPane::withKind));
    }

    private Node states() {
        var row = new FlowPane(4, 4);
        row.getChildren().add(state(null, "all"));
        for (var state : RowState.values()) {
            row.getChildren().add(state(state, state.key()));
        }
        return row;
    }

    private Node state(@Nullable RowState state, String key) {
        var button = new ToggleButton();
        button.setId("records-state-" + key);
        button.getStyleClass().setAll("toggle-button", "filter");
        button.setOnAction(event -> controller.rows().filter(filter -> filter.withState(state)));
        model.filter.subscribe(filter -> button.setSelected(filter.state() == state));
        model.states.subscribe(
                states ->
                        button.setText(
                                Words.get(
                                        "records.state." + key,
                                        state == null
                                                ? model.size.get()
                                                : states.getOrDefault(state, 0))));
        return button;
    }

    /// A choice of one value, or all of them, which the empty word stands for.
    private Node choice(
            String name,
            ObservableList<String> values,
            Function<RowFilter, @Nullable String> chosen,
            WithValue with) {
        var box = new ComboBox<String>();
        box.setId("records-filter-" + name);
        box.getStyleClass().add("narrow-choice");
        String all = Words.get("records.filter." + name);
        box.setAccessibleText(all);
        box.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(box, Priority.ALWAYS);
        box.setConverter(new AllOr(all, Quoted::escape));
        CutChoice.in(box);
        BiConsumer<List<String>, RowFilter> fill =
                (items, filter) -> {
                    var offered = new ArrayList<String>();
                    offered.add("");
                    offered.addAll(items);
                    if (!box.getItems().equals(offered)) {
                        box.getItems().setAll(offered);
                    }
                    String value = chosen.apply(filter);
                    box.setValue(value == null ? "" : value);
                };
        values.subscribe(() -> fill.accept(values, model.filter.get()));
        model.filter.subscribe(filter -> fill.accept(values, filter));
        box.setOnAction(
                event -> {
                    String value = box.getValue();
                    String wanted = value == null || value.isEmpty() ? null : value;
                    if (!Objects.equals(chosen.apply(model.filter.get()), wanted)) {
                        controller.rows().filter(filter -> with.value(filter, wanted));
                    }
                });
        return box;
    }

    /// A filter with another value.
    private interface WithValue {
        RowFilter value(RowFilter filter, @Nullable String value);
    }

    private static ObservableList<String> kinds() {
        var kinds = FXCollections.<String>observableArrayList();
        for (DataKind kind : DataKind.values()) {
            kinds.add(kind.word());
        }
        return kinds;
    }

    private static @Nullable String kind(RowFilter filter) {
        DataKind kind = filter.kind();
        return kind == null ? null : kind.word();
    }

    private static RowFilter withKind(RowFilter filter, @Nullable String word) {
        return filter.withKind(
                word == null ? null : DataKind.valueOf(word.toUpperCase(Locale.ROOT)));
    }

    /// Selects the current row and shows it, without opening it again.
    private void follow() {
        row.follow(model.row.get());
    }
}
