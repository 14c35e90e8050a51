package org.plumbline.ui.records;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.RecordForm;
import org.plumbline.ui.kit.ActButton;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.FlowLine;
import org.plumbline.ui.kit.FoldedPanes;
import org.plumbline.ui.kit.InsteadPage;
import org.plumbline.ui.kit.MenuRoom;
import org.plumbline.ui.kit.NoticeBar;
import org.plumbline.ui.kit.Scrolled;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Spread;
import org.plumbline.ui.kit.Words;

/// The whole Records view: its bar, and one of its two pages.
public final class RecordsView extends BorderPane {

    private final RecordsController controller;
    private final RecordsModel model;
    private final RowsPane rows;
    private final RecordPane row;
    private final RowEvidencePane evidence;
    private final ComparisonPane comparison;
    private final Scrolled evidenceRoom;
    private final FoldedPanes panes;

    public RecordsView(RecordsController controller) {
        this.controller = controller;
        this.model = controller.model();
        rows = new RowsPane(model, controller);
        evidence = new RowEvidencePane(model, controller.background());
        row = new RecordPane(model, controller, evidence::targets, this::focusMain);
        comparison = new ComparisonPane(model, controller);
        evidenceRoom = new Scrolled(evidence);
        panes =
                new FoldedPanes(
                        List.of(
                                part("rows", rows),
                                part("row", row),
                                part("evidence", evidenceRoom)),
                        List.of(0.33, 0.75));
        rows.onChosen(() -> panes.show(row));
        setId("records-view");
        setTop(new VBox(bar(), new NoticeBar("records-notice", model.notice, model.noticeIsBad)));
        model.page.subscribe(page -> fill());
        model.instead.subscribe(instead -> fill());
    }

    private void fill() {
        boolean hadFocus = isFocusWithin();
        RecordsModel.Instead instead = model.instead.get();
        setCenter(
                instead != null
                        ? page(instead)
                        : switch (model.page.get()) {
                            case ROWS -> panes;
                            case COMPARISON -> comparison;
                        });
        // What scrolls takes the focus only once it has its skin.
        applyCss();
        if (hadFocus) {
            focusMain();
        }
    }

    /// What stands in the place of a table: why there is none, and the ways on.
    private InsteadPage page(RecordsModel.Instead instead) {
        InsteadPage page =
                instead.file().isEmpty()
                        ? new InsteadPage("records-nothing", Words.get("records.nothing.title"))
                                .say(Words.get("records.nothing"))
                        : new InsteadPage(
                                        "records-nothing",
                                        Words.get("records.failed", instead.file()))
                                .say(instead.why())
                                .way("records-again", Words.get("shell.again"), instead.again());
        return page.way("records-another", Words.get("records.open"), controller::askOpen)
                .way(
                        "records-demonstration",
                        Words.get("records.nothing.demonstration"),
                        controller::openDemonstration);
    }

    private static FoldedPanes.Part part(String key, Region node) {
        return new FoldedPanes.Part("records-pane-" + key, Words.get("records.pane." + key), node);
    }

    RecordsController controller() {
        return controller;
    }

    /// Puts the focus where every key works.
    public void focusMain() {
        if (getCenter() instanceof InsteadPage page) {
            page.first().requestFocus();
            return;
        }
        switch (model.page.get()) {
            case ROWS -> focusRows();
            case COMPARISON -> comparison.focusFirst();
        }
    }

    private void focusRows() {
        panes.show(rows);
        rows.focusTable();
    }

    void focusNote() {
        panes.show(row);
        row.focusNote();
    }

    /// Goes to what the note of the current row names.
    void followNote() {
        row.followNote();
    }

    /// What the reviewer is at, by its name in the files, such as `contract_valid`.
    public Optional<String> topic() {
        return row.topic(getScene() == null ? null : getScene().getFocusOwner());
    }

    /// Puts the focus into the next part: rows, response, review, evidence, rows.
    void focusNextPane() {
        if (model.page.get() == RecordsModel.Page.COMPARISON) {
            comparison.focusFirst();
            return;
        }
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        if (isIn(owner, "records-rows")) {
            panes.show(row);
            row.focusText();
        } else if (isIn(owner, "records-response-pane")) {
            row.focusReview();
        } else if (isIn(owner, "review-card")) {
            panes.show(evidenceRoom);
            evidence.focusFirst();
        } else {
            focusRows();
        }
    }

    private static boolean isIn(@Nullable Node node, String id) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (id.equals(at.getId())) {
                return true;
            }
        }
        return false;
    }

    private Node bar() {
        var name = new CutLabel();
        name.setId("records-file");
        name.getStyleClass().add("strong");
        name.textProperty().bind(model.file.map(Shown::of));
        var illustrative = new Chip("△ " + Words.get("records.illustrative"), Chip.Tone.LIMIT);
        illustrative.setId("records-illustrative");
        illustrative.visibleProperty().bind(model.illustrative);
        illustrative.managedProperty().bind(illustrative.visibleProperty());
        var saving = new CutLabel();
        saving.setId("records-saving");
        saving.getStyleClass().add("small");
        saving.textProperty()
                .bind(
                        Bindings.when(
                                        controller
                                                .reviewing()
                                                .note()
                                                .typedProperty()
                                                .and(model.savingFails.not()))
                                .then("… " + Words.get("records.typing"))
                                .otherwise(model.saving));
        saving.setMinWidth(0);
        model.savingFails.subscribe(
                fails -> {
                    saving.getStyleClass().removeAll("records-failing", "muted");
                    saving.getStyleClass().add(fails ? "records-failing" : "muted");
                });
        var independent = new CheckBox(Words.get("records.independent"));
        independent.setId("records-independent");
        independent.selectedProperty().bindBidirectional(model.independent);
        independent.setMinWidth(Region.USE_PREF_SIZE);
        var shown =
                new FlowLine(
                        name,
                        illustrative,
                        page(RecordsModel.Page.ROWS, "rows"),
                        page(RecordsModel.Page.COMPARISON, "comparison"),
                        saving);
        var bar = new Spread(shown, new FlowLine(independent, open(), save()));
        bar.getStyleClass().addAll("panel-head", "records-bar");
        return bar;
    }

    private Node page(RecordsModel.Page page, String key) {
        var button = new ToggleButton(Words.get("records.page." + key));
        button.setId("records-page-" + key);
        button.getStyleClass().setAll("toggle-button", "filter");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(
                event -> {
                    controller.page(page);
                    button.setSelected(true);
                });
        model.page.subscribe(shown -> button.setSelected(shown == page));
        return button;
    }

    private Node open() {
        return new ActButton("records-open", Words.get("records.open"), controller::askOpen);
    }

    private Node save() {
        var menu = new MenuButton(Words.get("records.save"));
        menu.setId("records-save");
        menu.setMinWidth(Region.USE_PREF_SIZE);
        MenuRoom.keep(menu);
        menu.getItems()
                .setAll(
                        item("annotations", () -> controller.export().annotations()),
                        item("json", () -> controller.export().table(RecordForm.JSON)),
                        item("csv", () -> controller.export().table(RecordForm.CSV)),
                        item("jsonl", () -> controller.export().table(RecordForm.JSON_LINES)));
        return menu;
    }

    private static MenuItem item(String key, Runnable action) {
        var item = new MenuItem(Words.get("records.save." + key));
        item.setId("records-save-" + key);
        item.setOnAction(event -> action.run());
        return item;
    }
}
