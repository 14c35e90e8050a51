package org.plumbline.ui.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.ResampledMean;
import org.plumbline.records.Metric;
import org.plumbline.records.PairedTask;
import org.plumbline.records.Pairs;
import org.plumbline.text.Quoted;
import org.plumbline.ui.kit.AllOr;
import org.plumbline.ui.kit.ChoiceBar;
import org.plumbline.ui.kit.CutChoice;
import org.plumbline.ui.kit.HeadedList;
import org.plumbline.ui.kit.Room;
import org.plumbline.ui.kit.Room.Breadth;
import org.plumbline.ui.kit.Scrolled;
import org.plumbline.ui.kit.Spread;
import org.plumbline.ui.kit.Words;

/// Two conditions side by side: a dot a task for the difference, and what each took.
final class ComparisonPane extends VBox {

    private final RecordsModel model;
    private final RecordsController controller;
    private final ListView<PairedTask> tasks = new ListView<>();
    private final Label summary = new Label();
    private final Label refusal = new Label();
    private final ComboBox<String> first;

    ComparisonPane(RecordsModel model, RecordsController controller) {
        this.model = model;
        this.controller = controller;
        setId("records-comparison");
        getStyleClass().add("records-comparison");
        var comparison = controller.comparison();
        first = choice("family", model.families, model.family, comparison::family);
        tasks.setId("records-tasks");
        tasks.setAccessibleText(Words.get("records.compare.tasks"));
        summary.setId("records-summary");
        summary.setWrapText(true);
        summary.setMinHeight(Region.USE_PREF_SIZE);
        refusal.setId("records-refusal");
        refusal.getStyleClass().add("records-refusal");
        refusal.setWrapText(true);
        refusal.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        refusal.textProperty().bind(model.refusal);
        refusal.visibleProperty().bind(model.refusal.isNotEmpty());
        var isNarrow = new SimpleBooleanProperty();
        tasks.setCellFactory(view -> new TaskCell(model, comparison, isNarrow));
        var table = new HeadedList(TaskCell.header(model, isNarrow), tasks);
        table.visibleProperty().bind(model.refusal.isEmpty());
        var room = new StackPane(table, refusal);
        room.getStyleClass().add("records-task-room");
        VBox.setVgrow(room, Priority.ALWAYS);
        var head = new Scrolled(head(comparison));
        // Where the window is low, what is chosen gives way to what was found.
        head.setMinHeight(0);
        getChildren().setAll(head, room);
        isNarrow.bind(Room.of(this).map(now -> now.breadth() != Breadth.WIDE));
        model.pairs.subscribe(this::show);
    }

    /// Puts the focus on the first choice.
    void focusFirst() {
        first.requestFocus();
    }

    private Region head(Comparison comparison) {
        var metric =
                new ChoiceBar<>(
                        Words.get("records.compare.metric"),
                        List.of(
                                metric(Metric.TASK_SUCCESS, "success"),
                                metric(Metric.SEMANTIC_SUPPORT, "support"),
                                metric(Metric.COMPLETE, "complete")),
                        wanted -> {
                            // A metric is always chosen; choosing it again leaves it.
                            comparison.metric(wanted == null ? model.metric.get() : wanted);
                        });
        model.metric.subscribe(metric::show);
        model.pairs.subscribe(pairs -> metric.show(model.metric.get()));
        var row =
                new FlowPane(
                        14,
                        8,
                        named("family", first),
                        named("a", choice("a", model.conditions, model.conditionA, comparison::a)),
                        named("b", choice("b", model.conditions, model.conditionB, comparison::b)),
                        named("metric", metric));
        var save = new Button(Words.get("records.export.pairs.button"));
        save.setId("records-export-pairs");
        save.setOnAction(event -> controller.export().pairs());
        save.disableProperty().bind(model.pairs.isNull());
        save.setMinWidth(Region.USE_PREF_SIZE);
        var head = new VBox(10, row, new Spread(summary, save));
        head.getStyleClass().add("records-compare-head");
        return head;
    }

    private static ChoiceBar.Option<Metric> metric(Metric metric, String key) {
        return new ChoiceBar.Option<>(
                metric, "metric-" + key, Words.get("records.metric." + key), "");
    }

    private static Node named(String name, Node choice) {
        var label = new Label(Words.get("records.compare." + name));
        label.getStyleClass().add("group-name");
        label.setLabelFor(choice);
        return new VBox(4, label, choice);
    }

    private static ComboBox<String> choice(
            String name,
            ObservableList<String> values,
            ObjectProperty<@Nullable String> chosen,
            Consumer<@Nullable String> onWanted) {
        var box = new ComboBox<String>();
        box.setId("records-compare-" + name);
        box.setAccessibleText(Words.get("records.compare." + name));
        box.getStyleClass().add("narrow-choice");
        box.setConverter(new AllOr("", Quoted::escape));
        CutChoice.in(box);
        Runnable fill =
                () -> {
                    var offered = new ArrayList<>(values);
                    if (!box.getItems().equals(offered)) {
                        box.getItems().setAll(offered);
                    }
                    box.setValue(chosen.get());
                };
        values.subscribe(fill);
        chosen.subscribe(value -> fill.run());
        box.setOnAction(
                event -> {
                    if (box.getValue() != null && !Objects.equals(box.getValue(), chosen.get())) {
                        onWanted.accept(box.getValue());
                    }
                });
        return box;
    }

    private void show(@Nullable Pairs pairs) {
        tasks.getItems().setAll(pairs == null ? List.of() : pairs.tasks());
        summary.setText(pairs == null ? "" : words(pairs));
    }

    private static String words(Pairs pairs) {
        ResampledMean interval = pairs.interval();
        String mean = TaskCell.signed(pairs.mean());
        String counts =
                Words.get(
                        "records.compare.summary",
                        pairs.tasks().size(),
                        mean,
                        pairs.better(),
                        pairs.equal(),
                        pairs.worse());
        return counts
                + " "
                + Words.get("records.compare.annotated", Words.said(Annotated.of(pairs.basis())))
                + " "
                + (interval == null
                        ? Words.get("records.compare.no-interval")
                        : Words.get(
                                "records.compare.interval",
                                TaskCell.signed(interval.low()),
                                TaskCell.signed(interval.high()),
                                interval.draws(),
                                Long.toString(interval.seed())));
    }
}
