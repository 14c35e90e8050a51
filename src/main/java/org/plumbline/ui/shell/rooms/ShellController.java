package org.plumbline.ui.shell.rooms;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plumbline.request.Rubric;
import org.plumbline.session.SamplesOpening;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.label.ExportOutcome;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.order.Position;
import org.plumbline.ui.frame.LongWork;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.LabelView;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.shell.frame.ShellModel;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;

/// Opens files for labelling, and does with the open one what is done with it as a whole. FX thread
/// only.
public final class ShellController {

    private final ShellModel model;
    private final WindowFrame frame;
    private final OpenFile open;
    private final LabelRoom labels;
    private final ProblemsRoom problems;
    private final LeaveQuestion question;
    private final Workspace workspace;
    private final LongWork openings;
    private @Nullable Opener opener;

    /// What is open.
    public record Open(LabelSession session, LabelController controller, LabelView view) {}

    /// How the open file was opened, to open it again for another rater.
    private interface Opener {
        SamplesOpening open(String rater, ReadProgress progress) throws IOException;
    }

    /// @param labels where the open file is shown
    /// @param problems where a file is seen that was refused
    /// @param question asked before the open file is left for another
    ShellController(
            ShellModel model,
            WindowFrame frame,
            OpenFile open,
            LabelRoom labels,
            ProblemsRoom problems,
            LeaveQuestion question,
            Workspace workspace) {
        this.model = model;
        this.frame = frame;
        this.open = open;
        this.labels = labels;
        this.problems = problems;
        this.question = question;
        this.workspace = workspace;
        this.openings = new LongWork(frame);
    }

    public Optional<Open> open() {
        return open.shown();
    }

    // --- opening

    /// Opens a file for labelling.
    void label(Path file) {
        Path name = file.getFileName();
        String shown = name == null ? file.toString() : name.toString();
        open(shown, (rater, progress) -> workspace.open(file, rater, progress));
    }

    public void openSample() {
        open(Words.get("shell.sample.name"), (rater, progress) -> workspace.openSample(rater));
    }

    private void open(String shown, Opener how) {
        commit();
        String rater = model.rater.get();
        openings.run(
                Words.get("shell.open.busy", shown),
                progress -> how.open(rater, progress),
                opening -> opened(shown, how, opening),
                failure -> {
                    if (!(failure instanceof CancellationException)) {
                        frame.trouble("shell.open.cannot", failure);
                    }
                });
    }

    private void opened(String shown, Opener how, SamplesOpening opening) {
        switch (opening) {
            case SamplesOpening.Opened opened ->
                    question.leave(
                            List.of(open.inFlight()), () -> begin(shown, how, opened.beginning()));
            case SamplesOpening.Refused refused -> {
                labels.showNothing(shown, refused);
                problems.refused(refused.file(), refused.problems(), refused.omitted());
            }
            case SamplesOpening.Unreadable unreadable -> {
                labels.showNothing(shown, unreadable);
                tell(Words.get("shell.open.cannot"), Shown.of(unreadable.message()));
            }
        }
    }

    private void begin(String shown, Opener how, SamplesOpening.Beginning next) {
        opener = how;
        frame.begin(Words.get("shell.open.busy", shown));
        open.change(
                next::begin,
                session -> {
                    frame.end();
                    labels.show(shown, session, () -> {});
                },
                failure -> {
                    frame.end();
                    frame.trouble("shell.open.cannot", failure);
                });
    }

    /// The open file is labelled by somebody else from now on: one journal is left for another.
    ///
    /// @param stays false where they go on where they were last, not at what is shown
    /// @param then run once its text is shown, or at once where nothing is open for another
    void by(String rater, boolean stays, Runnable then) {
        var now = open().map(Open::session).filter(old -> !isBy(old, rater));
        if (now.isEmpty()) {
            then.run();
            return;
        }
        LabelSession old = now.get();
        open.commit();
        Position place = old.position();
        open.change(
                () -> old.by(rater),
                session -> {
                    if (stays && session.size() > 0) {
                        session.moveTo(place);
                    }
                    labels.show(model.file.get(), session, then);
                },
                failure -> {
                    frame.trouble("shell.open.cannot", failure);
                    then.run();
                });
    }

    private static boolean isBy(LabelSession session, String rater) {
        return session.review().reviewer().equals(rater);
    }

    // --- the open file as a whole

    /// Does work on a worker, with words in the status line until it is done.
    ///
    /// @param failed the key of the headline where it throws
    public <T> void busily(
            String words, Callable<T> work, Consumer<? super T> done, String failed) {
        frame.busy()
                .run(
                        words,
                        progress -> work.call(),
                        done,
                        failure -> frame.trouble(failed, failure));
    }

    /// Asks the work under way to end soon.
    public void stop() {
        frame.busy().stop();
    }

    /// Asks for a file and exports the complete samples into it.
    public void chooseExport(Consumer<ExportOutcome> told) {
        open().map(Open::session)
                .ifPresent(
                        session ->
                                frame.askSave(Words.get("shell.export.save"), exportName(session))
                                        .ifPresent(target -> export(session, target, told)));
    }

    private static String exportName(LabelSession session) {
        String rater = session.review().reviewer();
        return "labels-" + rater.replaceAll("[^A-Za-z0-9._-]", "_") + ".json";
    }

    private void export(LabelSession session, Path target, Consumer<ExportOutcome> told) {
        busily(
                Words.get("shell.export.busy"),
                () -> workspace.export(session, target),
                told,
                "shell.export.failed");
    }

    /// The guide that labels are given by.
    public Rubric rubric() {
        return open.rubric();
    }

    /// The guide that records are reviewed by.
    public Rubric recordsGuide() {
        return workspace.recordsGuide();
    }

    public boolean isShown(Views.Name view) {
        return frame.views().isShown(view);
    }

    /// Opens the same file once more.
    void openAgain() {
        Opener how = opener;
        if (how != null) {
            open(model.file.get(), how);
        }
    }

    /// What is hidden may be shown from now on, and every label says so.
    public void unblinded(LabelSession session) {
        open().filter(now -> now.session().equals(session))
                .ifPresent(
                        now -> {
                            model.blinded.set(false);
                            now.controller().unblinded();
                        });
    }

    /// Who does what must not hold up the window.
    Background background() {
        return frame.background();
    }

    /// Keeps what is being typed.
    public void commit() {
        open.commit();
    }

    public void tell(String headline, String words) {
        frame.tell(headline, words);
    }

    /// Closes the window as if the user had done so.
    public void quit() {
        frame.quit();
    }
}
