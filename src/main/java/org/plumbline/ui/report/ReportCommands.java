package org.plumbline.ui.report;

import java.util.List;
import javafx.scene.input.KeyCode;
import org.plumbline.report.form.ReportForm;
import org.plumbline.ui.kit.Command;

/// Everything that can be done in the Report view, each with its key. FX thread only.
public final class ReportCommands {

    private final ReportView view;

    public ReportCommands(ReportView view) {
        this.view = view;
    }

    /// All of them.
    public List<Command> all() {
        ReportController controller = view.controller();
        return List.of(
                Command.of("report.next", KeyCode.J, () -> controller.step(1))
                        .repeating()
                        .when(this::isMade),
                Command.of("report.previous", KeyCode.H, () -> controller.step(-1))
                        .repeating()
                        .when(this::isMade),
                Command.of("report.pane", KeyCode.F6, view::focusNextPane),
                Command.ofShortcut("report.add", KeyCode.O, controller::askFiles),
                Command.of("report.terms", KeyCode.T, view::askTerms).when(view::canAskTerms),
                Command.of("report.again", KeyCode.F5, controller::again).when(this::canMakeAgain),
                Command.ofShortcut("report.save", KeyCode.S, view::openSaveMenu).when(this::isMade),
                save("report.save-json", ReportForm.JSON),
                save("report.save-csv", ReportForm.CSV),
                save("report.save-html", ReportForm.HTML),
                save("report.save-text", ReportForm.TEXT),
                new Command("report.signers", List.of(), controller::askSigners),
                Command.of("report.checks", KeyCode.V, controller::seeChecks).when(this::isMade),
                new Command("report.problems", List.of(), controller::seeProblems)
                        .when(() -> !view.controller().model().files.isEmpty()),
                new Command("report.sample", List.of(), controller::makeOfSample)
                        .when(() -> !isOfSample()));
    }

    private Command save(String id, ReportForm form) {
        return new Command(id, List.of(), () -> view.controller().save(form)).when(this::isMade);
    }

    private ReportAnswer answer() {
        return view.controller().model().answer.get();
    }

    private boolean isMade() {
        return answer() instanceof ReportAnswer.Made;
    }

    private boolean isOfSample() {
        return answer() instanceof ReportAnswer.Made made && made.isSample();
    }

    private boolean canMakeAgain() {
        return switch (answer()) {
            case ReportAnswer.Working _, ReportAnswer.Nothing _ -> false;
            case ReportAnswer.Made _,
                    ReportAnswer.Blind _,
                    ReportAnswer.NoSamples _,
                    ReportAnswer.Failed _,
                    ReportAnswer.Refused _ ->
                    true;
        };
    }
}
