package org.plumbline.ui.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.plumbline.report.form.ReportForm;
import org.plumbline.session.report.ReportFile;
import org.plumbline.ui.kit.ActButton;
import org.plumbline.ui.kit.FileChip;
import org.plumbline.ui.kit.Words;

/// What the report is made from, and what can be done with it.
final class FilesBar extends FlowPane {

    private static final int MOST_RATERS = 99;

    private final ReportModel model;
    private final ReportController controller;
    private final List<Node> acts;
    private final MenuButton save = new MenuButton(Words.get("report.save"));

    FilesBar(ReportModel model, ReportController controller) {
        this.model = model;
        this.controller = controller;
        getStyleClass().addAll("panel-head", "report-bar");
        fillSave();
        var again = button("report-again", "report.again", controller::again);
        acts =
                List.of(
                        button("report-add", "report.add", controller::askFiles),
                        button("report-signers", "report.signers", controller::askSigners),
                        raters(),
                        again,
                        save);
        model.answer.subscribe(
                answer -> {
                    fillFiles();
                    save.setDisable(!(answer instanceof ReportAnswer.Made));
                    again.setDisable(
                            answer instanceof ReportAnswer.Working
                                    || answer instanceof ReportAnswer.Nothing);
                });
        model.files.addListener((ListChangeListener<ReportFile>) change -> fillFiles());
        model.signers.subscribe(list -> fillFiles());
    }

    /// Opens the menu of forms.
    void openSaveMenu() {
        if (!save.isDisabled()) {
            save.requestFocus();
            save.show();
        }
    }

    private void fillFiles() {
        var chips = new ArrayList<Node>();
        for (ReportFile file : model.files) {
            String kind = file.kind().name().toLowerCase(Locale.ROOT);
            chips.add(
                    chip(
                            Words.get("report.kind." + kind),
                            file.file(),
                            () -> controller.remove(file)));
        }
        if (model.answer.get() instanceof ReportAnswer.Made made && made.isSample()) {
            chips.add(
                    chip(
                            Words.get("report.kind.sample"),
                            Path.of(Words.get("report.kind.sample.name")),
                            controller::clear));
        }
        Path list = model.signers.get();
        if (list != null) {
            String kind = Words.get("report.kind.signers");
            chips.add(chip(kind, list, () -> controller.signers(null)));
        }
        // Files last, so that what can be done stays where it is; all wraps where it must.
        getChildren().setAll(acts);
        getChildren().addAll(chips);
    }

    /// A file with its kind, and the button that takes it out.
    private static Node chip(String kind, Path file, Runnable onOut) {
        var what = new Label(kind);
        what.getStyleClass().addAll("muted", "small");
        var chip = new FileChip(file, name -> Words.get("report.remove", kind, name), onOut);
        chip.getChildren().addFirst(what);
        chip.getStyleClass().add("report-chip");
        return chip;
    }

    private Node raters() {
        var words = new Label(Words.get("report.raters"));
        words.getStyleClass().add("muted");
        words.setMinWidth(USE_PREF_SIZE);
        var spinner = new Spinner<Integer>(1, MOST_RATERS, 1);
        spinner.setId("report-raters");
        spinner.getStyleClass().add("report-raters");
        spinner.setAccessibleText(Words.get("report.raters.spoken"));
        words.setLabelFor(spinner);
        spinner.setMinWidth(USE_PREF_SIZE);
        spinner.valueProperty().subscribe(controller::minRaters);
        model.minRaters.subscribe(raters -> spinner.getValueFactory().setValue(raters.intValue()));
        var both = new HBox(words, spinner);
        both.getStyleClass().add("report-raters-box");
        return both;
    }

    private static Button button(String id, String key, Runnable action) {
        return new ActButton(id, Words.get(key), action);
    }

    private void fillSave() {
        save.setId("report-save");
        save.setMinWidth(USE_PREF_SIZE);
        for (ReportForm form : ReportForm.values()) {
            var item = new MenuItem(Words.get("report.save." + form.word()));
            item.setId("report-save-" + form.word());
            item.setOnAction(event -> controller.save(form));
            save.getItems().add(item);
        }
    }
}
