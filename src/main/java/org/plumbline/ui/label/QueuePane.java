package org.plumbline.ui.label;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.plumbline.ui.kit.CurrentRow;
import org.plumbline.ui.kit.PopMenu;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.model.QueueModel;

/// The left side: all samples, how far they are, and which of them are shown.
final class QueuePane extends VBox {

    /// So much of the height the head may take.
    private static final double MOST_HEAD = 0.6;

    /// So many rows above the one that was found stay in sight.
    private static final int ABOVE = 2;

    private static final PseudoClass SEARCHING = PseudoClass.getPseudoClass("searching");

    private final LabelModel model;
    private final QueueModel queue;
    private final LabelController controller;
    private final ListView<Integer> list;
    private final TextField search = new TextField();
    private final ToggleButton matchCase = new ToggleButton(Words.get("label.find.case"));
    private final QueueFilters filters;
    private final CurrentRow<Integer> row;

    QueuePane(LabelModel model, LabelController controller) {
        this.model = model;
        this.queue = model.queue;
        this.controller = controller;
        getStyleClass().add("queue");
        setId("queue");
        list = new ListView<>(queue.rows);
        list.setId("queue-list");
        list.accessibleTextProperty()
                .bind(queue.order.map(words -> Words.get("label.queue.list", words)));
        list.setCellFactory(view -> new QueueCell(controller.queue()::row));
        list.setPlaceholder(placeholder());
        VBox.setVgrow(list, Priority.ALWAYS);
        filters = new QueueFilters(queue, controller.queue());
        getChildren()
                .setAll(
                        scrolled(new QueueHead(model, controller.queue(), search(), filters)),
                        outside(),
                        list);
        PopMenu.on(list, this::menu);
        // Rows have one more line then, and the style sheet says how high they are.
        queue.searching.subscribe(
                searching -> pseudoClassStateChanged(SEARCHING, searching.isOn()));
        row = CurrentRow.of(list, controller::openRow);
        model.sample.addListener((property, old, index) -> follow());
        queue.changes.addListener((property, old, count) -> list.refresh());
        follow();
    }

    /// The head as high as it is, but never so high that no row is seen: with large text in a small
    /// window it scrolls.
    private Node scrolled(QueueHead head) {
        var scroll = new ScrollPane(head);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.setMinHeight(0);
        scroll.prefHeightProperty().bind(head.heightProperty());
        scroll.maxHeightProperty().bind(heightProperty().multiply(MOST_HEAD));
        return scroll;
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

    /// Opens the list of filters.
    void showFilters() {
        filters.showMenu();
    }

    /// Puts the focus on the list.
    void focusList() {
        list.requestFocus();
    }

    private Node placeholder() {
        var none = new Label();
        none.setId("queue-none");
        none.setWrapText(true);
        none.getStyleClass().add("queue-none");
        queue.searching.subscribe(
                searching ->
                        none.setText(
                                searching.isOn() && searching.isRunning()
                                        ? Words.get("label.search.going")
                                        : Words.get("label.queue.empty")));
        return none;
    }

    /// Says that the open sample is not among the rows: it was opened from elsewhere, or filtered
    /// away. Previous and next go on from where it would stand.
    private Node outside() {
        var outside = new Label();
        outside.setId("queue-outside");
        outside.getStyleClass().addAll("small", "queue-outside");
        outside.setWrapText(true);
        outside.setMinHeight(USE_PREF_SIZE);
        outside.setTooltip(new Tooltip(Words.get("label.queue.outside.long")));
        outside.setMaxWidth(Double.MAX_VALUE);
        Runnable tell =
                () -> {
                    boolean isOutside = queue.isOutside.get();
                    outside.setText(
                            isOutside
                                    ? Words.get(
                                            "label.queue.outside",
                                            Words.said(
                                                    controller
                                                            .queue()
                                                            .row(model.sample.get())
                                                            .id()))
                                    : "");
                    outside.setVisible(isOutside);
                };
        queue.isOutside.subscribe(tell);
        model.sample.subscribe(tell);
        tell.run();
        outside.managedProperty().bind(outside.visibleProperty());
        return outside;
    }

    // --- search

    private Node search() {
        search.setId("queue-search");
        search.setPromptText(Words.get("label.queue.search"));
        search.setAccessibleText(Words.get("label.queue.search"));
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::leaveSearch);
        HBox.setHgrow(search, Priority.ALWAYS);
        matchCase.setId("queue-search-case");
        matchCase.setMinWidth(USE_PREF_SIZE);
        matchCase.setAccessibleText(Words.get("label.find.case.long"));
        search.textProperty().subscribe((old, text) -> find());
        matchCase.selectedProperty().subscribe((old, now) -> find());
        // It may be cleared from elsewhere.
        queue.search.subscribe(
                text -> {
                    if (!text.equals(search.getText())) {
                        search.setText(text);
                    }
                });
        var found = new Label();
        found.setId("queue-found");
        found.getStyleClass().addAll("muted", "small");
        found.setWrapText(true);
        found.setMinHeight(USE_PREF_SIZE);
        queue.searching.subscribe(searching -> found.setText(searching.words()));
        found.visibleProperty().bind(found.textProperty().isNotEmpty());
        found.managedProperty().bind(found.visibleProperty());
        var field = new HBox(search, matchCase);
        field.getStyleClass().add("queue-search-row");
        var box = new VBox(field, found);
        box.getStyleClass().add("queue-search");
        return box;
    }

    private void find() {
        controller.queue().searching().search(search.getText(), matchCase.isSelected());
    }

    /// Enter and Down go on to what was found, Esc finds everything again.
    private void leaveSearch(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER, DOWN -> controller.queue().searching().whenFound(this::toFound);
            case ESCAPE -> {
                if (search.getText().isEmpty()) {
                    focusList();
                }
                controller.endSearch();
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// Opens the sample that was found by its very id, else the first one, unless the open one is
    /// among them.
    private void toFound() {
        focusList();
        OptionalInt first = controller.queue().searching().first(model.sample.get());
        if (first.isPresent()) {
            Integer wanted = first.getAsInt();
            if (wanted.equals(list.getSelectionModel().getSelectedItem())) {
                controller.showFound();
            } else {
                list.getSelectionModel().select(wanted);
                list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - ABOVE));
            }
        }
    }

    /// Selects the open sample and shows its row, without opening it again.
    private void follow() {
        row.follow(model.sample.get());
    }
}
