package org.plumbline.ui.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Problem;
import org.plumbline.request.Rubric;
import org.plumbline.session.ExportOutcome;
import org.plumbline.session.LabelSession;
import org.plumbline.session.ReadProgress;
import org.plumbline.session.SamplesOpening;
import org.plumbline.session.Workspace;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.kit.InFlight;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.LabelController;
import org.plumbline.ui.label.LabelView;
import org.plumbline.ui.review.ReviewSeat;

/// Opens files, puts the Label view into the frame, and tells what becomes of the reviewer's acts.
/// FX thread only.
final class ShellController {

    private final ShellModel model;
    private final Rooms rooms;
    private final Workspace workspace;
    private final Choosers choosers;
    private final Busy busy;
    private final LabelRoom labels;
    private final LossSheet loss;
    private Consumer<Path> seeProblems = file -> {};
    private Consumer<Path> onRefused = file -> {};
    private final ReviewSeat<LabelSession> seat;
    private @Nullable Open open;
    private @Nullable Opener opener;

    /// Counts what was asked to be opened: a file that was read too late is not shown any more.
    private int asked;

    /// Where things are shown.
    ///
    /// @param views the places of the views
    /// @param owner the window that the dialogs of the system belong to
    /// @param open opens a file in the view that shows its kind
    /// @param leave does something once no act would be lost by it, or the user wants it all the
    ///   same
    record Rooms(
            Views views,
            Overlay overlay,
            Window owner,
            Consumer<Path> open,
            BiConsumer<InFlight, Runnable> leave,
            Runnable showKeys,
            Runnable quit) {}

    /// What is open.
    record Open(LabelSession session, LabelController controller, LabelView view) {}

    /// How the open file was opened, to open it again for another rater.
    private interface Opener {
        SamplesOpening open(String rater, ReadProgress progress) throws IOException;
    }

    ShellController(
            ShellModel model,
            Rooms rooms,
            Workspace workspace,
            Background background,
            Choosers choosers) {
        this.model = model;
        this.rooms = rooms;
        this.workspace = workspace;
        this.choosers = choosers;
        this.busy = new Busy(model, background);
        this.labels =
                new LabelRoom(
                        model,
                        rooms,
                        background,
                        failure -> trouble("shell.read.cannot", failure),
                        workspace::settingsNotice);
        this.loss = new LossSheet(rooms.overlay());
        this.seat =
                new ReviewSeat<>(
                        background,
                        LabelSession::review,
                        this::commit,
                        failure -> trouble("shell.close-unsaved.title", failure),
                        loss::tell);
        model.rater.set(workspace.settings().rater());
    }

    Optional<Open> open() {
        return Optional.ofNullable(open);
    }

    Busy busy() {
        return busy;
    }

    LossSheet loss() {
        return loss;
    }

    /// Says whom to tell of a file that was refused, and what shows its problems.
    void onProblems(Consumer<Path> refused, Consumer<Path> see) {
        onRefused = refused;
        seeProblems = see;
    }

    // --- opening

    /// Asks for a file and opens it.
    void askOpen() {
        choosers.open(rooms.owner(), Words.get("shell.open.title")).ifPresent(this::open);
    }

    /// Opens a file in whichever view shows its kind.
    void open(Path file) {
        rooms.open().accept(file);
    }

    /// Opens a file for labelling.
    void label(Path file) {
        Path name = file.getFileName();
        String shown = name == null ? file.toString() : name.toString();
        open(shown, (rater, progress) -> workspace.open(file, rater, progress));
    }

    void openSample() {
        open(Words.get("shell.sample.name"), (rater, progress) -> workspace.openSample(rater));
    }

    private void open(String shown, Opener how) {
        commit();
        String rater = model.rater.get();
        int number = ++asked;
        busy.run(
                Words.get("shell.open.busy", shown),
                progress -> how.open(rater, progress),
                opening -> {
                    if (number == asked) {
                        opened(shown, how, opening);
                    }
                },
                failure -> trouble("shell.open.cannot", failure));
    }

    private void opened(String shown, Opener how, SamplesOpening opening) {
        if (open == null && !(opening instanceof SamplesOpening.Opened)) {
            rooms.views().put(Views.Name.LABEL, NothingOpen.of(shown, opening, this, seeProblems));
        }
        switch (opening) {
            case SamplesOpening.Opened opened ->
                    rooms.leave().accept(seat, () -> begin(shown, how, opened.beginning()));
            case SamplesOpening.Refused refused ->
                    refused(refused.file(), refused.problems(), refused.omitted());
            case SamplesOpening.Unreadable unreadable ->
                    tell(Words.get("shell.open.cannot"), Shown.of(unreadable.message()));
        }
    }

    private void begin(String shown, Opener how, SamplesOpening.Beginning next) {
        commit();
        opener = how;
        open = null;
        busy.begin(Words.get("shell.open.busy", shown));
        seat.change(
                next::begin,
                session -> {
                    busy.end();
                    show(shown, session);
                },
                failure -> {
                    busy.end();
                    trouble("shell.open.cannot", failure);
                });
    }

    /// Does work on a worker, with words in the status line until it is done.
    ///
    /// @param failed the key of the headline where it throws
    <T> void busily(String words, Callable<T> work, Consumer<? super T> done, String failed) {
        busy.run(words, progress -> work.call(), done, failure -> trouble(failed, failure));
    }

    private void show(String shown, LabelSession session) {
        open = labels.show(shown, session, () -> isCurrent(session));
        if (session.size() > 0) {
            var position = session.position();
            open.controller().openSample(position.sample(), position.claimId());
        }
    }

    // --- export

    /// Asks for a file and exports the complete samples into it.
    void chooseExport(Consumer<ExportOutcome> told) {
        var target = new ExportTarget(this, rooms, workspace, choosers);
        open().ifPresent(now -> target.choose(now.session(), told));
    }

    String raterName() {
        return model.rater.get();
    }

    /// The guide that labels are given by.
    Rubric rubric() {
        return open == null ? workspace.rubric() : open.session().review().rubric();
    }

    /// Labels of another rater from now on: the same file, another journal.
    void rater(String name) {
        workspace.change(settings -> settings.withRater(name));
        model.rater.set(name);
        Opener how = opener;
        if (how != null) {
            open(model.file.get(), how);
        }
    }

    /// What is hidden may be shown from now on, and every label says so.
    void unblinded(LabelSession session) {
        if (open != null && isCurrent(session)) {
            model.blinded.set(false);
            open.controller().unblinded();
        }
    }

    private boolean isCurrent(LabelSession session) {
        return open != null && open.session() == session;
    }

    /// Closes the window as if the user had done so.
    void quit() {
        rooms.quit().run();
    }

    private void trouble(String headline, Exception failure) {
        String message = failure.getMessage();
        tell(Words.get(headline), Shown.of(message == null ? failure.toString() : message));
    }

    /// A file was not opened because of what is wrong in it.
    void refused(String file, List<Problem> problems, long omitted) {
        onRefused.accept(Path.of(file));
        ProblemSheet.of(file, problems, omitted, open != null)
                .showOn(rooms.overlay(), () -> seeProblems.accept(Path.of(file)));
    }

    void tell(String headline, String words) {
        new Sheet("message", headline)
                .say(words)
                .button("message-close", Words.get("shell.close"), rooms.overlay()::close)
                .showOn(rooms.overlay());
    }

    // --- closing

    /// Keeps what is being typed.
    void commit() {
        if (open != null) {
            open.controller().commit();
        }
    }

    /// The labels on their way to the disk.
    InFlight inFlight() {
        return seat;
    }

    /// Keeps what is being typed, and takes no more labels.
    ///
    /// @return waits until everything is on the disk: to be run on a worker
    Runnable ending() {
        commit();
        open = null;
        return seat.ending();
    }
}
