package org.plumbline.ui.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Problem;
import org.plumbline.request.Rubric;
import org.plumbline.session.Desk;
import org.plumbline.session.ExportOutcome;
import org.plumbline.session.LabelSession;
import org.plumbline.session.Opening;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.LabelController;
import org.plumbline.ui.label.LabelView;
import org.plumbline.ui.shell.ShellModel.Saving;

/// Opens files, puts the Label view into the frame, and tells what becomes of the reviewer's acts.
/// FX thread only.
final class ShellController {

    private final ShellModel model;
    private final Rooms rooms;
    private final Desk desk;
    private final Background background;
    private final Choosers choosers;
    private @Nullable Open open;
    private @Nullable Opener opener;

    /// Where things are shown.
    ///
    /// @param views the places of the views
    /// @param owner the window that the dialogs of the system belong to
    /// @param open opens a file in the view that shows its kind
    record Rooms(
            Views views,
            Overlay overlay,
            Window owner,
            Consumer<Path> open,
            Runnable showKeys,
            Runnable quit) {}

    /// What is open.
    record Open(LabelSession session, LabelController controller, LabelView view) {}

    /// How the open file was opened, to open it again for another rater.
    private interface Opener {
        Opening open(String rater) throws IOException;
    }

    ShellController(
            ShellModel model, Rooms rooms, Desk desk, Background background, Choosers choosers) {
        this.model = model;
        this.rooms = rooms;
        this.desk = desk;
        this.background = background;
        this.choosers = choosers;
        model.rater.set(desk.settings().rater());
    }

    Optional<Open> open() {
        return Optional.ofNullable(open);
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
        open(shown, rater -> desk.open(file, rater, this::progress));
    }

    void openSample() {
        open(Words.get("shell.sample.name"), desk::openSample);
    }

    private void open(String shown, Opener how) {
        commit();
        busily(
                Words.get("shell.open.busy", shown),
                () -> how.open(model.rater.get()),
                opening -> opened(shown, how, opening),
                "shell.open.cannot");
    }

    /// Does work on a worker, with words in the status line until it is done.
    ///
    /// @param failed the key of the headline where it throws
    <T> void busily(String words, Callable<T> work, Consumer<? super T> done, String failed) {
        model.busy.set(words);
        model.busyProgress.set(-1);
        background
                .run(work)
                .onDone(
                        answer -> {
                            model.busy.set("");
                            done.accept(answer);
                        })
                .onFailed(
                        failure -> {
                            model.busy.set("");
                            trouble(failed, failure);
                        });
    }

    /// Called by the worker as it reads.
    private void progress(long done, long total) {
        background.onScreen(() -> model.busyProgress.set(total <= 0 ? -1 : (double) done / total));
    }

    private void opened(String shown, Opener how, Opening opening) {
        switch (opening) {
            case Opening.Opened opened -> {
                opener = how;
                show(shown, opened.session());
            }
            case Opening.Refused refused ->
                    refused(refused.file(), refused.problems(), refused.omitted());
            case Opening.Unreadable unreadable ->
                    tell(Words.get("shell.open.cannot"), unreadable.message());
        }
    }

    private void show(String shown, LabelSession session) {
        closeSession();
        var view = new LabelView[1];
        var controller =
                new LabelController(
                        session,
                        background,
                        new LabelController.Outside(
                                rooms.showKeys(),
                                () -> view[0].focusNote(),
                                () -> view[0].focusText(),
                                () -> model.saving.set(Saving.WRITING),
                                failure -> trouble("shell.read.cannot", failure)));
        view[0] = new LabelView(controller);
        open = new Open(session, controller, view[0]);
        model.caret.bind(controller.caretProperty());
        model.digest.bind(controller.digestProperty());
        model.file.set(shown);
        model.rater.set(session.rater());
        model.blinded.set(session.isBlinded());
        model.saving.set(session.readOnly().isPresent() ? Saving.READ_ONLY : Saving.IDLE);
        model.sequence.set(null);
        model.noticeIsBad.set(false);
        model.notice.set(
                session.readOnly()
                        .map(reason -> reason.message())
                        .or(() -> session.keptAside().map(file -> Words.get("shell.torn")))
                        .orElse(""));
        session.addListener(new SaveNews(session, model, background, () -> isCurrent(session)));
        rooms.views().put(Views.Name.LABEL, view[0]);
        view[0].onFirstText(
                () -> {
                    if (rooms.views().isShown(Views.Name.LABEL)) {
                        rooms.overlay().focusBehind(view[0].keyTarget());
                    }
                });
        var position = session.position();
        if (session.size() > 0) {
            controller.openSample(position.sample(), position.claimId());
        }
    }

    // --- export

    /// Asks for a file and exports the complete samples into it.
    void chooseExport(Consumer<ExportOutcome> told) {
        Open now = open;
        if (now == null) {
            return;
        }
        String name =
                "labels-" + now.session().rater().replaceAll("[^A-Za-z0-9._-]", "_") + ".json";
        choosers.save(rooms.owner(), Words.get("shell.export.save"), name)
                .ifPresent(
                        target ->
                                busily(
                                        Words.get("shell.export.busy"),
                                        () -> desk.export(now.session(), target),
                                        told,
                                        "shell.export.failed"));
    }

    // --- the rater

    String raterName() {
        return model.rater.get();
    }

    /// The guide that labels are given by.
    Rubric rubric() {
        return open == null ? desk.rubric() : open.session().rubric();
    }

    /// Labels of another rater from now on: the same file, another journal.
    void rater(String name) {
        desk.change(settings -> settings.withRater(name));
        model.rater.set(name);
        Opener how = opener;
        if (how != null) {
            open(model.file.get(), how);
        }
    }

    /// What is hidden may be shown from now on, and every label says so.
    void unblinded(LabelSession session) {
        if (isCurrent(session)) {
            model.blinded.set(false);
        }
    }

    private boolean isCurrent(LabelSession session) {
        return open != null && open.session() == session;
    }

    /// Closes the window as if the user had done so.
    void quit() {
        rooms.quit().run();
    }

    // --- telling

    private void trouble(String headline, Exception failure) {
        String message = failure.getMessage();
        tell(Words.get(headline), message == null ? failure.toString() : message);
    }

    /// A file was not opened because of what is wrong in it.
    void refused(String file, List<Problem> problems, long omitted) {
        ProblemSheet.of(file, problems, omitted, open != null)
                .button("problems-close", Words.get("shell.close"), rooms.overlay()::close)
                .showOn(rooms.overlay());
    }

    void tell(String headline, String words) {
        new Sheet("message", headline)
                .say(words)
                .button("message-close", Words.get("shell.close"), rooms.overlay()::close)
                .showOn(rooms.overlay());
    }

    // --- closing

    void commit() {
        if (open != null) {
            open.controller().commit();
        }
    }

    /// What is wrong with saving labels, in words; empty where it works.
    Optional<String> savingTrouble() {
        return open().flatMap(now -> now.session().savingTrouble());
    }

    void close() {
        commit();
        closeSession();
    }

    private void closeSession() {
        Open closing = open;
        open = null;
        if (closing == null) {
            return;
        }
        try {
            closing.session().close();
        } catch (IOException e) {
            // The acts that could not be written were told as not saved all along.
            trouble("shell.close-unsaved.title", e);
        }
    }
}
