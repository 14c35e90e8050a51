package org.plumbline.ui.shell.rooms;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.plumbline.session.SamplesOpening;
import org.plumbline.session.Workspace;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.settings.Settings;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.LabelView;
import org.plumbline.ui.label.act.Habits;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.review.OpeningNotice;
import org.plumbline.ui.review.SaveNews;
import org.plumbline.ui.review.Who;
import org.plumbline.ui.shell.frame.ShellModel;
import org.plumbline.ui.shell.frame.ShellModel.Saving;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;

/// Puts a session into the Label view, and what is known of it into the frame. FX thread only.
final class LabelRoom {

    private final ShellModel model;
    private final WindowFrame frame;
    private final OpenFile open;
    private final ProblemsRoom problems;
    private final Workspace workspace;
    private final Keys keys;
    private final Who who;
    private final Habits habits = new Habits();

    /// @param open where it is kept what is shown
    /// @param problems where the problems of a file that was not opened are seen
    /// @param keys all commands of the window
    LabelRoom(
            ShellModel model,
            WindowFrame frame,
            OpenFile open,
            ProblemsRoom problems,
            Workspace workspace,
            Keys keys,
            Who who) {
        this.model = model;
        this.frame = frame;
        this.open = open;
        this.problems = problems;
        this.workspace = workspace;
        this.keys = keys;
        this.who = who;
        var kept = workspace.settings().labelling();
        habits.goOn.set(kept.goOn());
        habits.sorting.set(kept.sorting());
        habits.goOn.subscribe((old, now) -> keep());
        habits.sorting.subscribe((old, now) -> keep());
    }

    private void keep() {
        var labelling = new Settings.Labelling(habits.goOn.get(), habits.sorting.get());
        workspace.change(settings -> settings.withLabelling(labelling));
    }

    /// Shows a session.
    ///
    /// @param shown the name of its file
    /// @param then run once its first text is shown
    void show(String shown, LabelSession session, Runnable then) {
        var view =
                new LabelView(
                        session,
                        frame.background(),
                        new LabelController.Outside(
                                () -> keys.run("file.keys"),
                                frame.overlay(),
                                () -> model.saving.set(Saving.WRITING),
                                failure -> frame.trouble("shell.read.cannot", failure),
                                this::named,
                                habits));
        LabelController controller = view.controller();
        view.wrapProperty().set(workspace.settings().window().wrapped());
        view.wrapProperty()
                .subscribe((old, now) -> workspace.change(kept -> kept.withWrapped(now)));
        tell(shown, session);
        model.typing.bind(view.typedProperty());
        model.said.bind(controller.saidProperty());
        model.caret.bind(controller.caretProperty());
        model.digest.bind(controller.digestProperty());
        var review = session.review();
        review.saving()
                .addListener(
                        new SaveNews(
                                frame.background(),
                                () -> open.isShown(session),
                                new LabelSaving(review, model)));
        frame.views().put(Views.Name.LABEL, view);
        view.onFirstText(
                () -> {
                    if (frame.views().isShown(Views.Name.LABEL)) {
                        frame.overlay().focusBehind(view.keyTarget());
                    }
                    frame.background().onScreen(then);
                });
        open.show(new ShellController.Open(session, controller, view));
        if (session.size() > 0) {
            var position = session.position();
            controller.openSample(position.sample(), position.claimId());
        } else {
            then.run();
        }
        who.opened(session.review());
    }

    /// Does something with the controller of what is open, once it is open under a name.
    private void named(Consumer<LabelController> then) {
        who.before(() -> open.shown().ifPresent(now -> then.accept(now.controller())));
    }

    /// Shows that a file was not opened, where nothing else is open.
    ///
    /// @param shown the name of the file
    void showNothing(String shown, SamplesOpening opening) {
        if (open.shown().isEmpty()) {
            var nothing = new NothingOpen(shown);
            if (opening instanceof SamplesOpening.Refused refused) {
                Path file = Path.of(refused.file());
                nothing.way("nothing-problems", "shell.refused.see", () -> problems.check(file));
            }
            nothing.way("nothing-open-file", "tour.welcome.open", () -> keys.run("file.open"));
            nothing.way(
                    "nothing-open-sample", "shell.nothing.sample", () -> keys.run("file.sample"));
            frame.views().put(Views.Name.LABEL, nothing);
        }
    }

    private void tell(String shown, LabelSession session) {
        model.file.set(shown);
        model.blinded.set(session.isBlinded());
        model.saving.set(session.review().readOnly().isPresent() ? Saving.READ_ONLY : Saving.IDLE);
        model.sequence.set(null);
        model.noticeIsBad.set(false);
        model.notice.set(
                OpeningNotice.of(
                                session.review(),
                                session.beside(),
                                Words.get("shell.others.notice"))
                        .or(
                                () ->
                                        session.review()
                                                .saving()
                                                .keptAside()
                                                .map(file -> Words.get("shell.torn")))
                        .or(() -> session.queue().flags().notice())
                        .or(workspace::settingsNotice)
                        .orElse(""));
    }
}
