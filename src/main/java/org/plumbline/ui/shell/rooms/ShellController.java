package org.plumbline.ui.shell.rooms;

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
import org.plumbline.session.label.ExportOutcome;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.order.Position;
import org.plumbline.ui.frame.LongWork;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Once;
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
    private @Nullable Wanted shown;

    /// What is done once the open file, or another one meanwhile, is shown under another name.
    private final Once renamed = new Once();

    /// What is open.
    public record Open(LabelSession session, LabelController controller, LabelView view) {}

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

    /// True where this file is what is labelled.
    boolean isOpen(SetFile file) {
        return open().filter(now -> now.session().isOf(file.file())).isPresent();
    }

    /// Puts the focus where keys are heard: into the text, or where something can be opened.
    void focus() {
        open().ifPresentOrElse(now -> now.view().focusText(), labels::focusNothing);
    }

    // --- opening

    /// Opens a file for labelling.
    ///
    /// @param opened told once it is open
    void label(Path file, Runnable opened) {
        Path name = file.getFileName();
        String shown = name == null ? file.toString() : name.toString();
        open(new Wanted(shown, (rater, progress) -> workspace.open(file, rater, progress), opened));
    }

    /// Opens the bundled sample for labelling.
    void openSample() {
        open(
                new Wanted(
                        Words.get("shell.sample.name"),
                        (rater, progress) -> workspace.openSample(rater),
                        () -> frame.open().take(frame.open().now().withSample())));
    }

    private void open(Wanted wanted) {
        commit();
        String rater = model.rater.get();
        openings.run(
                Words.get("shell.open.busy", wanted.name()),
                progress -> wanted.how().open(rater, progress),
                opening -> opened(wanted, opening),
                failure -> cannotOpen(wanted, why(failure)));
    }

    private static String why(Exception failure) {
        return failure instanceof CancellationException
                ? Words.get("shell.open.stopped")
                : Shown.reason(failure);
    }

    private void opened(Wanted wanted, SamplesOpening opening) {
        switch (opening) {
            case SamplesOpening.Opened opened ->
                    question.leave(
                            List.of(open.inFlight()), () -> begin(wanted, opened.beginning()));
            case SamplesOpening.Refused refused -> {
                labels.showNothing(refusal(wanted, List.of()), Optional.of(refused));
                problems.refused(refused.file(), refused.problems(), refused.omitted());
            }
            case SamplesOpening.Unreadable unreadable ->
                    cannotOpen(wanted, Shown.of(unreadable.message()));
        }
    }

    private void begin(Wanted wanted, SamplesOpening.Beginning next) {
        Wanted before = shown;
        frame.begin(Words.get("shell.open.busy", wanted.name()));
        open.change(
                next::begin,
                session -> {
                    frame.end();
                    shown = wanted;
                    labels.show(wanted.name(), session, renamed.take());
                    wanted.opened().run();
                },
                failure -> {
                    frame.end();
                    closed();
                    cannotOpen(wanted, why(failure));
                    renamed.take().run();
                    if (before != null) {
                        // Its journal had to be closed before the other one could be begun.
                        open(before);
                    }
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
        renamed.set(then);
        open.commit();
        Position place = old.position();
        open.change(
                () -> old.by(rater),
                session -> {
                    if (stays && session.size() > 0) {
                        session.moveTo(place);
                    }
                    labels.show(model.file.get(), session, renamed.take());
                },
                failure -> {
                    Wanted left = shown;
                    closed();
                    if (left != null) {
                        cannotOpen(left, why(failure));
                    }
                    renamed.take().run();
                });
    }

    private static boolean isBy(LabelSession session, String rater) {
        return session.review().reviewer().equals(rater);
    }

    private void cannotOpen(Wanted wanted, String why) {
        cannotOpen(refusal(wanted, List.of(why)));
    }

    private CannotOpen refusal(Wanted wanted, List<String> reasons) {
        return new CannotOpen(wanted.name(), reasons, () -> open(wanted), () -> labels.askOpen());
    }

    /// Says that a file was not opened: where nothing is, in the place of the view.
    void cannotOpen(CannotOpen refusal) {
        labels.showNothing(refusal, Optional.empty());
        if (!labels.isNothingSeen()) {
            refusal.tell(frame.overlay(), model.file.get());
        }
    }

    // --- closing

    /// Closes what is labelled, once nothing would be lost by it.
    ///
    /// @param then told once it is closed
    void close(Runnable then) {
        openings.stop();
        question.leave(
                List.of(open.inFlight()),
                () ->
                        open.clear(
                                () -> {
                                    closed();
                                    labels.showWelcome();
                                    then.run();
                                }));
    }

    private void closed() {
        shown = null;
        labels.forget();
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

    public boolean isBusy() {
        return !model.busy.get().isEmpty();
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
        Wanted again = shown;
        if (again != null) {
            open(again);
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
