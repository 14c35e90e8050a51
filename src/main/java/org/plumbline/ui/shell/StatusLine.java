package org.plumbline.ui.shell;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.ShellModel;
import org.plumbline.ui.shell.frame.ShellModel.Saving;
import org.plumbline.ui.shell.frame.Views;

/// The bottom of the window: caret, digests, work under way, the journal.
final class StatusLine extends HBox {

    /// @param views the places in texts are those of the Label view, and said while it is shown
    /// @param onStop ends the work under way
    StatusLine(ShellModel model, Views views, Runnable onStop) {
        getStyleClass().add("status-line");
        var caret = new CutLabel();
        caret.setId("status-caret");
        caret.textProperty().bind(model.caret);
        var digest = new CutLabel();
        digest.setId("status-digest");
        digest.getStyleClass().add("good");
        digest.textProperty().bind(model.digest);
        var label = views.shownProperty().map(shown -> shown == Views.Name.LABEL);
        var said = new CutLabel();
        said.setId("status-said");
        said.getStyleClass().add("strong");
        said.textProperty().bind(model.said);
        // It comes in the place of what is always said, so that it is seen.
        said.visibleProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () ->
                                        views.isShown(Views.Name.LABEL)
                                                && !model.said.get().isEmpty(),
                                views.shownProperty(),
                                model.said));
        said.managedProperty().bind(said.visibleProperty());
        caret.visibleProperty().bind(label);
        digest.visibleProperty().bind(label);
        digest.managedProperty().bind(said.visibleProperty().not());
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var busy = new CutLabel();
        busy.setId("status-busy");
        busy.textProperty().bind(model.busy);
        var bar = new ProgressBar();
        bar.getStyleClass().add("progress-line");
        // A bar that runs back and forth costs a frame a frame, even where nobody sees it.
        bar.progressProperty()
                .bind(Bindings.when(model.busy.isEmpty()).then(0.0).otherwise(model.busyProgress));
        bar.visibleProperty().bind(model.busy.isNotEmpty());
        bar.managedProperty().bind(bar.visibleProperty());
        var stop = new LinkButton("stop", Words.get("shell.stop"), KeyCap.of("file.stop"), onStop);
        stop.visibleProperty().bind(bar.visibleProperty());
        stop.managedProperty().bind(bar.visibleProperty());
        getChildren().setAll(said, caret, digest, gap, busy, bar, stop, journal(model, views));
    }

    private static Label journal(ShellModel model, Views views) {
        var journal = new CutLabel();
        journal.setId("status-journal");
        journal.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> {
                                    Long sequence = model.sequence.get();
                                    return sequence == null
                                            ? ""
                                            : Words.get("shell.journal", sequence);
                                },
                                model.sequence));
        journal.visibleProperty().bind(views.saysLabelsSaved(model));
        model.saving.subscribe(
                state -> {
                    journal.getStyleClass().removeAll("bad");
                    if (state == Saving.FAILING) {
                        journal.getStyleClass().add("bad");
                    }
                });
        return journal;
    }
}
