package org.plumbline.ui.shell.rooms;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plumbline.session.Workspace;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.seal.SealActs;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;

/// Goes to a view, and opens a file in the view that shows its kind, wherever it was named: on the
/// command line, in a dialog, or dropped. FX thread only.
public final class Door {

    private final WindowFrame frame;
    private final ShellController labels;
    private final ProblemsRoom problems;
    private final ReportRoom report;
    private final RecordsRoom records;
    private final TakeOvers takeOvers;
    private final Workspace workspace;

    Door(
            WindowFrame frame,
            ShellController labels,
            ProblemsRoom problems,
            ReportRoom report,
            RecordsRoom records,
            TakeOvers takeOvers,
            Workspace workspace) {
        this.frame = frame;
        this.labels = labels;
        this.problems = problems;
        this.report = report;
        this.records = records;
        this.takeOvers = takeOvers;
        this.workspace = workspace;
    }

    /// Shows a view, with something in it.
    public void show(Views.Name view) {
        switch (view) {
            case LABEL -> {
                records.commit();
                frame.views().show(view);
                labels.open().ifPresentOrElse(open -> open.view().focusText(), labels::openSample);
            }
            case PROBLEMS -> {
                records.commit();
                problems.show();
            }
            case REPORT -> {
                records.commit();
                report.show();
            }
            case RECORDS -> records.show();
        }
    }

    /// Puts the focus where every key of the shown view works.
    public void focusShown() {
        switch (frame.views().shownProperty().get()) {
            case LABEL -> labels.open().ifPresent(open -> open.view().focusText());
            case PROBLEMS -> problems.focus();
            case REPORT -> report.focus();
            case RECORDS -> records.focus();
        }
    }

    /// What the user of the view that is shown is at, by its name in the files, such as
    /// `grounding`.
    public Optional<String> topic() {
        return switch (frame.views().shownProperty().get()) {
            case LABEL -> labels.open().flatMap(open -> open.view().topic());
            case RECORDS -> records.topic();
            case PROBLEMS, REPORT -> Optional.empty();
        };
    }

    /// Asks for a file and opens it.
    public void askOpen() {
        frame.askOpen(Words.get("shell.open.title")).ifPresent(this::open);
    }

    /// Opens the bundled sample for labelling.
    void openSample() {
        records.commit();
        frame.views().show(Views.Name.LABEL);
        labels.openSample();
    }

    public void open(Path file) {
        frame.background()
                .run(() -> workspace.isTable(file) ? Views.Name.RECORDS : Views.Name.LABEL)
                .onDone(view -> open(file, view))
                // The view that is shown says best why a file cannot be read.
                .onFailed(failure -> open(file, frame.views().shownProperty().get()));
    }

    private void open(Path file, Views.Name view) {
        switch (view) {
            case LABEL, PROBLEMS, REPORT -> {
                records.commit();
                frame.views().show(Views.Name.LABEL);
                labels.label(file);
            }
            case RECORDS -> records.open(file);
        }
    }

    /// Takes files that were dropped on the window, as the view that is shown takes them.
    public void dropped(List<Path> files, SealActs seals) {
        switch (frame.views().shownProperty().get()) {
            case REPORT -> report.add(files);
            case PROBLEMS -> seals.dropped(files, problems::add);
            case LABEL, RECORDS -> takeOvers.handed(files, () -> seals.dropped(files, this::open));
        }
    }
}
