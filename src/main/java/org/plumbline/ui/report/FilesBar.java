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
import javafx.scene.layout.FlowPane;
import org.plumbline.report.TermsInWords;
import org.plumbline.report.form.ReportForm;
import org.plumbline.session.report.ReportFile;
import org.plumbline.ui.kit.ActButton;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.FileChip;
import org.plumbline.ui.kit.MenuRoom;
import org.plumbline.ui.kit.Words;

/// What the report is made from, and what can be done with it.
final class FilesBar extends FlowPane {

    private final ReportModel model;
    private final ReportController controller;
    private final List<Node> acts;
    private final MenuButton save = new MenuButton(Words.get("report.save"));

    /// @param onTerms asks for the terms of the report
    FilesBar(ReportModel model, ReportController controller, Runnable onTerms) {
        this.model = model;
        this.controller = controller;
        getStyleClass().addAll("panel-head", "report-bar");
        fillSave();
        var terms = button("report-terms", "report.terms", onTerms);
        var again = button("report-again", "report.again", controller::again);
        acts =
                List.of(
                        button("report-add", "report.add", controller::askFiles),
                        button("report-signers", "report.signers", controller::askSigners),
                        terms,
                        again,
                        save);
        model.answer.subscribe(
                answer -> {
                    fillFiles();
                    terms.setDisable(!TermsSheet.canBeAsked(answer));
                    save.setDisable(!(answer instanceof ReportAnswer.Made));
                    again.setDisable(
                            answer instanceof ReportAnswer.Working
                                    || answer instanceof ReportAnswer.Nothing);
                });
        model.files.addListener((ListChangeListener<ReportFile>) change -> fillFiles());
        model.signers.subscribe(list -> fillFiles());
        model.terms.subscribe(now -> fillFiles());
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
                            controller::back));
        }
        Path list = model.signers.get();
        if (list != null) {
            String kind = Words.get("report.kind.signers");
            chips.add(chip(kind, list, () -> controller.signers(null)));
        }
        TermsInWords.of(model.terms.get()).forEach(words -> chips.add(term(words)));
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

    /// A term that is not that of every report, always in sight: it holds for all that is shown.
    private static Node term(String words) {
        var term = new CutLabel(words);
        term.getStyleClass().addAll("chip", "chip-limit", "report-term");
        return term;
    }

    private static Button button(String id, String key, Runnable action) {
        return new ActButton(id, Words.get(key), action);
    }

    private void fillSave() {
        save.setId("report-save");
        save.setMinWidth(USE_PREF_SIZE);
        MenuRoom.keep(save);
        for (ReportForm form : ReportForm.values()) {
            var item = new MenuItem(Words.get("report.save." + form.word()));
            item.setId("report-save-" + form.word());
            item.setOnAction(event -> controller.save(form));
            save.getItems().add(item);
        }
    }
}
