package org.plumbline.ui.report;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import org.plumbline.report.Arm;
import org.plumbline.report.ReportTerms;
import org.plumbline.session.report.ArmChoice;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;

/// Asks on which terms the report is made: all of them at once, since each making reads all files.
/// FX thread only.
final class TermsSheet {

    private static final int MOST_RATERS = 99;

    private final Consumer<ReportTerms> onWanted;
    private final ArmChoice arms;
    private final Spinner<Integer> raters;
    private final CheckBox blindOnly = new CheckBox(Words.get("report.terms.blind-only"));
    private final CheckBox strict = new CheckBox(Words.get("report.terms.strict"));
    private final ArmBox producerModel;
    private final ArmBox prompt;

    /// @param onWanted told the terms that the user wants
    TermsSheet(ReportModel model, Consumer<ReportTerms> onWanted) {
        this.onWanted = onWanted;
        this.arms = model.arms.get();
        ReportTerms now = model.terms.get();
        Arm arm = now.arm();
        raters = new Spinner<>(1, MOST_RATERS, now.minRaters());
        raters.setId("terms-raters");
        raters.getStyleClass().add("report-raters");
        blindOnly.setId("terms-blind-only");
        blindOnly.setSelected(now.blindOnly());
        strict.setId("terms-strict");
        strict.setSelected(now.strict());
        producerModel =
                new ArmBox("terms-model", arms.models(), arm == null ? null : arm.producerModel());
        prompt =
                new ArmBox("terms-prompt", arms.prompts(), arm == null ? null : arm.promptDigest());
    }

    /// True where a corpus was read that may be looked into, or tried to be.
    static boolean canBeAsked(ReportAnswer answer) {
        return switch (answer) {
            case ReportAnswer.Made _, ReportAnswer.Failed _, ReportAnswer.Refused _ -> true;
            case ReportAnswer.Working _,
                    ReportAnswer.Nothing _,
                    ReportAnswer.NoSamples _,
                    ReportAnswer.Blind _ ->
                    false;
        };
    }

    void showOn(Overlay overlay) {
        Runnable take =
                () -> {
                    overlay.close();
                    onWanted.accept(wanted());
                };
        // Enter would choose what has the focus once more, where the user means the sheet.
        for (CheckBox box : List.of(blindOnly, strict)) {
            box.setWrapText(true);
            box.setMinHeight(Region.USE_PREF_SIZE);
            box.addEventFilter(
                    KeyEvent.KEY_PRESSED,
                    event -> {
                        if (event.getCode() == KeyCode.ENTER) {
                            event.consume();
                            take.run();
                        }
                    });
        }
        var sheet =
                new Sheet("terms-sheet", Words.get("report.terms.title"))
                        .say(Words.get("report.terms.words"))
                        .put(fields());
        if (!arms.isWhole()) {
            sheet.put(Cards.muted(Words.get("report.terms.more")));
        }
        sheet.wide()
                .focus(raters)
                .button("terms-cancel", Words.get("shell.cancel"), overlay::close)
                .button("terms-ok", Words.get("report.terms.ok"), take)
                .showOn(overlay);
    }

    private Node fields() {
        var grid = new GridPane();
        grid.getStyleClass().add("report-terms");
        field(grid, "report.terms.raters", raters);
        grid.add(blindOnly, 0, 1, 2, 1);
        grid.add(strict, 0, 2, 2, 1);
        field(grid, "report.terms.model", producerModel);
        field(grid, "report.terms.prompt", prompt);
        return grid;
    }

    private static void field(GridPane grid, String key, Region choice) {
        var name = new Label(Words.get(key));
        name.setMinWidth(Region.USE_PREF_SIZE);
        name.setLabelFor(choice);
        choice.setAccessibleText(name.getText());
        grid.addRow(grid.getRowCount(), name, choice);
    }

    private ReportTerms wanted() {
        return new ReportTerms(
                raters.getValue(),
                Arm.of(producerModel.chosen(), prompt.chosen()),
                blindOnly.isSelected(),
                strict.isSelected());
    }
}
