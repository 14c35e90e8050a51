package org.plumbline.ui.label;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.plumbline.session.queue.Sorting;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.QueueControl;
import org.plumbline.ui.label.model.FacetWords;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.model.QueueModel;

/// Above the queue: how far the reviewer is, in which order the samples come, and how many of them
/// are shown.
final class QueueHead extends VBox {

    private final LabelModel model;
    private final QueueModel queue;
    private final QueueControl control;

    QueueHead(LabelModel model, QueueControl control, Node search, QueueFilters filters) {
        this.model = model;
        this.queue = model.queue;
        this.control = control;
        getStyleClass().add("queue-head");
        getChildren().setAll(progress(), order(), search, filters, shown());
    }

    private Node progress() {
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
        var box = new VBox(line, bar, claims);
        box.getStyleClass().add("queue-counts");
        return box;
    }

    private Node order() {
        var order = new MenuButton();
        order.setId("queue-order");
        order.getStyleClass().add("queue-order");
        order.setMnemonicParsing(false);
        Runnable tell =
                () -> {
                    String words = FacetWords.of(queue.sorting.get(), queue.order.get());
                    order.setText(words);
                    order.setAccessibleText(Words.get("label.sort.long", Words.said(words)));
                };
        queue.order.subscribe(tell);
        queue.sorting.subscribe(tell);
        tell.run();
        order.getItems().setAll(new MenuItem(""));
        order.setOnShowing(event -> fill(order));
        return order;
    }

    private void fill(MenuButton order) {
        order.getItems().clear();
        for (Sorting sorting : Sorting.values()) {
            var item = new RadioMenuItem(FacetWords.of(sorting, queue.order.get()));
            item.setId("sort-" + sorting.word());
            item.setMnemonicParsing(false);
            item.setSelected(sorting == queue.sorting.get());
            item.setOnAction(event -> control.sort(sorting));
            order.getItems().add(item);
        }
    }

    /// How many rows there are of all samples, and the way back to all; seen where some are not
    /// shown.
    private Node shown() {
        var shown = new Label();
        shown.setId("queue-narrowed");
        shown.getStyleClass().add("small");
        shown.setMinWidth(Region.USE_PREF_SIZE);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var all =
                new LinkButton(
                        "queue-all",
                        Words.get("label.queue.all"),
                        KeyCap.of("go.all"),
                        control::showAll);
        var line = new HBox(shown, gap, all);
        line.getStyleClass().add("queue-shown");
        line.managedProperty().bind(line.visibleProperty());
        Runnable tell =
                () -> {
                    shown.setText(
                            Words.get(
                                    "label.queue.shown", queue.rows.size(), queue.size.get()));
                    line.setVisible(queue.isNarrowed());
                };
        queue.rows.subscribe(tell);
        queue.narrowing.subscribe(tell);
        queue.searching.subscribe(tell);
        tell.run();
        return line;
    }
}
