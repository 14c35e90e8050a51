package org.plumbline.ui.label;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.AllOr;
import org.plumbline.ui.kit.CurrentRow;
import org.plumbline.ui.kit.CutChoice;
import org.plumbline.ui.kit.PopMenu;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.model.QueueFilter;

/// The left side: all samples, how far they are, and which of them are shown.
final class QueuePane extends VBox {

    private final LabelModel model;
    private final LabelController controller;
    private final ListView<Integer> list;
    private final TextField search = new TextField();
    private final CurrentRow<Integer> row;

    QueuePane(LabelModel model, LabelController controller) {
        this.model = model;
        this.controller = controller;
        getStyleClass().add("queue");
        setId("queue");
        list = new ListView<>(model.queue);
        list.setId("queue-list");
        list.accessibleTextProperty()
                .bind(model.order.map(words -> Words.get("label.queue.list", words)));
        list.setCellFactory(view -> new QueueCell(controller.queue()::row));
        list.setPlaceholder(new Label(Words.get("label.queue.empty")));
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().setAll(head(), list);
        PopMenu.on(list, this::menu);
        row = CurrentRow.of(list, controller::openSample);
        model.sample.addListener((property, old, index) -> follow());
        model.changes.addListener((property, old, count) -> list.refresh());
        follow();
    }

    /// What can be done with the sample that is selected, which is the open one.
    private List<MenuItem> menu() {
        Integer index = list.getSelectionModel().getSelectedItem();
        if (index == null) {
            return List.of();
        }
        var items = new ArrayList<MenuItem>();
        String id = controller.queue().row(index).id();
        items.add(PopMenu.item("copy-id", Words.get("label.menu.copy.id"), () -> PopMenu.copy(id)));
        items.add(PopMenu.line());
        List.of("label.flag", "label.history", "label.clear-sample", "file.print")
                .forEach(command -> PopMenu.command(list, command).ifPresent(items::add));
        return items;
    }

    /// Puts the focus on the search field.
    void focusSearch() {
        search.requestFocus();
        search.selectAll();
    }

    /// Puts the focus on the list.
    void focusList() {
        list.requestFocus();
    }

    private Node head() {
        var samples = new Label();
        samples.getStyleClass().add("strong");
        samples.setMinWidth(Region.USE_PREF_SIZE);
        var done = new Label();
        done.setId("queue-progress");
        done.setMinWidth(Region.USE_PREF_SIZE);
        var claims = new Label();
        claims.getStyleClass().addAll("muted", "small");
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var line = new HBox(samples, gap, done);
        var bar = new ProgressBar(0);
        bar.getStyleClass().add("progress-line");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setAccessibleText(Words.get("label.queue.progress"));
        model.counts.subscribe(
                counts -> {
                    samples.setText(Words.get("label.queue.samples", counts.samples()));
                    done.setText(Words.get("label.queue.done", counts.samplesDone()));
                    claims.setText(
                            Words.get(
                                    "label.queue.claims-done",
                                    counts.claimsLabelled(),
                                    counts.claims()));
                    bar.setProgress(
                            counts.samples() == 0
                                    ? 0
                                    : (double) counts.samplesDone() / counts.samples());
                });
        var order = new Label();
        order.setId("queue-order");
        order.getStyleClass().addAll("muted", "small");
        order.textProperty().bind(model.order);
        search.setId("queue-search");
        search.setPromptText(Words.get("label.queue.search"));
        search.setAccessibleText(Words.get("label.queue.search"));
        search.textProperty().bindBidirectional(model.search);
        search.textProperty().subscribe(text -> controller.queue().refilter());
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::leaveSearch);
        var head = new VBox(line, bar, claims, order, filters(), practices(), search);
        head.getStyleClass().add("queue-head");
        return head;
    }

    /// Enter and Down go on to what was found, Esc finds everything again.
    private void leaveSearch(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER, DOWN -> toFound();
            case ESCAPE -> {
                if (search.getText().isEmpty()) {
                    focusList();
                }
                search.clear();
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// Opens the first sample that was found, unless the open one is among them.
    private void toFound() {
        if (list.getItems().isEmpty()) {
            return;
        }
        focusList();
        if (list.getSelectionModel().isEmpty()) {
            list.getSelectionModel().selectFirst();
        }
    }

    private Node filters() {
        var row = new FlowPane(4, 4);
        for (var filter : QueueFilter.values()) {
            var button = new ToggleButton();
            button.setId("filter-" + filter.key());
            button.getStyleClass().setAll("toggle-button", "filter");
            button.setOnAction(event -> controller.queue().filter(filter));
            model.filter.subscribe(chosen -> button.setSelected(chosen == filter));
            model.filterCounts.subscribe(
                    counts ->
                            button.setText(
                                    Words.get(
                                            "label.filter." + filter.key(),
                                            counts.getOrDefault(filter, 0))));
            row.getChildren().add(button);
        }
        return row;
    }

    private Node practices() {
        var box = new ComboBox<String>();
        box.setId("queue-practice");
        box.getStyleClass().add("narrow-choice");
        String all = Words.get("label.queue.practices");
        box.setAccessibleText(all);
        box.setConverter(new AllOr(all, Visible::of));
        CutChoice.in(box);
        box.setMaxWidth(Double.MAX_VALUE);
        Runnable fill =
                () -> {
                    box.getItems().setAll("");
                    box.getItems().addAll(model.practices);
                    box.setValue(model.practice.get());
                    box.setVisible(!model.practices.isEmpty());
                };
        fill.run();
        model.practices.subscribe(fill);
        box.managedProperty().bind(box.visibleProperty());
        box.setOnAction(
                event -> {
                    String chosen = box.getValue();
                    controller.queue().practice(chosen == null ? "" : chosen);
                });
        return box;
    }

    /// Selects the open sample and shows its row, without opening it again.
    private void follow() {
        row.follow(model.sample.get());
    }
}
