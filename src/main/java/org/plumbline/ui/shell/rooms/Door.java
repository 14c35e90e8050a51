package org.plumbline.ui.shell.rooms;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.plumbline.session.Workspace;
import org.plumbline.session.open.FileSet;
import org.plumbline.session.open.Handed;
import org.plumbline.session.open.Handed.Misfit;
import org.plumbline.session.open.Handed.Why;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.open.SetFile.Kind;
import org.plumbline.session.open.SetFile.Subject;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.OpenWords;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;

/// Goes to a view; opens files in the views that show their kind, wherever they were named: on the
/// command line, in a dialog, or dropped; and closes them. FX thread only.
public final class Door {

    private final WindowFrame frame;
    private final ShellController labels;
    private final ProblemsRoom problems;
    private final ReportRoom report;
    private final RecordsRoom records;
    private final TakeOvers takeOvers;
    private final Workspace workspace;

    /// Shows whose labels these are; it is built after the door.
    private Consumer<List<Path>> verify = files -> {};

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
        frame.open().openBy(this::open);
        frame.open().closeBy(this::close);
    }

    /// Says where files are held to a list of allowed signers.
    public void verifyBy(Consumer<List<Path>> how) {
        verify = how;
    }

    // --- views

    /// Shows a view, with its part of what is open.
    public void show(Views.Name view) {
        switch (view) {
            case LABEL -> {
                records.commit();
                frame.views().show(view);
                showLabels();
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

    private void showLabels() {
        FileSet now = frame.open().now();
        now.main(Subject.LABELLING)
                .filter(file -> !labels.isOpen(file))
                .ifPresentOrElse(
                        // It was opened where labels are only counted.
                        file -> labels.label(file.file(), () -> {}),
                        labels::focus);
    }

    /// Puts the focus where every key of the shown view works.
    public void focusShown() {
        switch (frame.views().shownProperty().get()) {
            case LABEL -> labels.focus();
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

    // --- opening

    /// Asks for files and opens them.
    public void askOpen() {
        List<Path> files = frame.askSeveral(Words.get("shell.open.title"));
        if (!files.isEmpty()) {
            open(files);
        }
    }

    /// Opens the bundled sample for labelling.
    public void openSample() {
        records.commit();
        frame.views().show(Views.Name.LABEL);
        labels.openSample();
    }

    /// True where the bundled sample is before the user's eyes.
    public boolean isSampleSeen() {
        return frame.open().now().sample() && frame.views().isShown(Views.Name.LABEL);
    }

    /// Opens a file for labelling, whatever view is shown.
    void label(Path file) {
        records.commit();
        frame.views().show(Views.Name.LABEL);
        open(file);
    }

    public void open(Path file) {
        open(List.of(file));
    }

    /// Opens files that were named together.
    public void open(List<Path> files) {
        frame.background()
                .run(() -> workspace.look(files))
                .onDone(handed -> open(files, handed))
                .onFailed(failure -> frame.trouble("shell.open.cannot", failure));
    }

    private void open(List<Path> files, Handed handed) {
        Views.Name shown = frame.views().shownProperty().get();
        switch (shown) {
            case PROBLEMS -> problems.add(handed);
            case REPORT -> {
                if (!handed.of(Subject.LABELLING).isEmpty()) {
                    report.take(handed.of(Subject.LABELLING));
                }
                openTable(handed, handed.of(Subject.LABELLING).isEmpty());
            }
            case LABEL, RECORDS -> {
                boolean isLabelled = openForLabelling(handed);
                openTable(handed, !isLabelled);
            }
        }
        if (shown != Views.Name.PROBLEMS) {
            tellMisfits(files, handed);
        }
    }

    /// @return whether there was something about labelling to be opened
    private boolean openForLabelling(Handed handed) {
        List<SetFile> files = handed.of(Subject.LABELLING);
        var main = handed.main(Subject.LABELLING);
        if (main.isPresent()) {
            records.commit();
            frame.views().show(Views.Name.LABEL);
            labels.label(main.get().file(), () -> take(files));
        } else if (!files.isEmpty()) {
            take(files);
            List<Path> paths = files.stream().map(SetFile::file).toList();
            takeOvers.handed(paths, () -> verify.accept(paths));
        }
        return !files.isEmpty();
    }

    private void take(List<SetFile> files) {
        frame.open().take(frame.open().now().with(files));
    }

    /// @param isAlone where nothing else is shown
    private void openTable(Handed handed, boolean isAlone) {
        List<SetFile> files = handed.of(Subject.RECORDS);
        var table = handed.main(Subject.RECORDS);
        if (table.isPresent()) {
            records.open(
                    table.get().file(),
                    files.stream().filter(file -> !file.kind().isMain()).toList(),
                    isAlone);
        } else if (!files.isEmpty()) {
            // No view shows a recording or annotations, but for what is wrong in them.
            take(files);
            problems.show();
        }
    }

    // --- what cannot be opened

    private void tellMisfits(List<Path> files, Handed handed) {
        var misfits = new ArrayList<>(handed.misfits());
        if (misfits.isEmpty()) {
            return;
        }
        Misfit first = misfits.getFirst();
        if (handed.files().isEmpty() && misfits.size() == 1 && first.why() == Why.UNKNOWN) {
            // What is missing in it is told as precisely as what is wrong in any other.
            labels.label(first.file(), () -> {});
            return;
        }
        List<Path> left = misfits.stream().map(Misfit::file).toList();
        var refusal =
                new CannotOpen(
                        new SetFile(first.file(), Kind.CORPUS).name(),
                        misfits.stream().map(OpenWords::misfit).toList(),
                        () -> open(handed.files().isEmpty() ? files : left),
                        this::askOpen);
        labels.cannotOpen(refusal);
    }

    // --- closing

    /// True where something is open that the shown view is about.
    public boolean canClose() {
        return frame.open().now().has(subject());
    }

    private Subject subject() {
        return frame.views().isShown(Views.Name.RECORDS) ? Subject.RECORDS : Subject.LABELLING;
    }

    /// Closes what the shown view is about, and what belongs to it.
    public void close() {
        if (canClose()) {
            close(subject());
        }
    }

    /// Closes a file; the main one takes what belongs to it along.
    public void close(SetFile file) {
        if (file.kind().isMain()) {
            close(file.kind().subject());
        } else {
            frame.open().take(frame.open().now().without(file));
            attend();
        }
    }

    /// Closes all that is open of a subject, once nothing would be lost by that.
    public void close(Subject subject) {
        Runnable then =
                () -> {
                    frame.open().take(frame.open().now().without(subject));
                    attend();
                };
        switch (subject) {
            case LABELLING -> labels.close(then);
            case RECORDS -> records.close(then);
        }
    }

    /// The view that is shown follows what is open.
    private void attend() {
        switch (frame.views().shownProperty().get()) {
            case REPORT -> report.attend();
            case PROBLEMS -> problems.attend();
            case LABEL, RECORDS -> {}
        }
    }
}
