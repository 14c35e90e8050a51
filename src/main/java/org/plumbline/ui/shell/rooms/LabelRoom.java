package org.plumbline.ui.shell.rooms;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.SamplesOpening;
import org.plumbline.session.Workspace;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.settings.Settings;
import org.plumbline.ui.kit.InsteadPage;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.LabelView;
import org.plumbline.ui.label.act.Habits;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.panes.Arrangement;
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
    private final Consumer<Path> recent;
    private final Who who;
    private final Habits habits = new Habits();

    /// What is seen in the place of the view; null where the view is.
    private @Nullable InsteadPage nothing;

    /// @param open where it is kept what is shown
    /// @param problems where the problems of a file that was not opened are seen
    /// @param keys all commands of the window
    /// @param recent opens a file that was open before
    LabelRoom(
            ShellModel model,
            WindowFrame frame,
            OpenFile open,
            ProblemsRoom problems,
            Workspace workspace,
            Keys keys,
            Who who,
            Consumer<Path> recent) {
        this.model = model;
        this.frame = frame;
        this.open = open;
        this.problems = problems;
        this.workspace = workspace;
        this.keys = keys;
        this.recent = recent;
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
                                begun -> named(session, begun),
                                habits),
                        new Arrangement(
                                workspace.settings().window().panes(),
                                panes -> workspace.change(kept -> kept.withPanes(panes))));
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
        nothing = null;
        open.show(new ShellController.Open(session, controller, view));
        if (session.size() > 0) {
            var position = session.position();
            controller.openSample(position.sample(), position.claimId());
        } else {
            then.run();
        }
        who.opened(session.review());
    }

    /// Does something with the controller of what is open, once it is open under a name: not with
    /// another file, whose samples may be called the same.
    private void named(LabelSession asking, Consumer<LabelController> then) {
        who.before(
                () ->
                        open.shown()
                                .filter(now -> now.session().sha256().equals(asking.sha256()))
                                .ifPresent(now -> then.accept(now.controller())));
    }

    /// Shows that a file was not opened, where nothing else is open.
    ///
    /// @param refused where it was because of its problems
    void showNothing(CannotOpen refusal, Optional<SamplesOpening.Refused> refused) {
        if (open.shown().isEmpty()) {
            var page = refusal.page();
            refused.ifPresent(
                    file ->
                            page.way(
                                    "nothing-problems",
                                    Words.get("shell.refused.see"),
                                    () -> problems.check(Path.of(file.file()))));
            page.way(
                    "nothing-open-sample",
                    Words.get("shell.nothing.sample"),
                    () -> keys.run("file.sample"));
            put(page);
        }
    }

    /// Nothing is known of any file.
    void forget() {
        model.typing.unbind();
        model.typing.set(false);
        model.caret.unbind();
        model.caret.set("");
        model.digest.unbind();
        model.digest.set("");
        model.file.set("");
        model.notice.set("");
        model.sequence.set(null);
    }

    /// Shows that nothing is open, and what can be opened.
    void showWelcome() {
        if (open.shown().isEmpty()) {
            put(new WelcomePage(workspace, frame.background(), keys, recent).page());
        }
    }

    private void put(InsteadPage page) {
        nothing = page;
        frame.views().put(Views.Name.LABEL, page);
        if (isNothingSeen()) {
            frame.views().show(Views.Name.LABEL);
            frame.overlay().focusBehind(page.first());
        }
    }

    /// True where the view is shown, and has nothing in it.
    boolean isNothingSeen() {
        return nothing != null && frame.views().isShown(Views.Name.LABEL);
    }

    /// Puts the focus where something can be opened, where nothing is.
    void focusNothing() {
        if (nothing == null) {
            showWelcome();
        } else {
            nothing.first().requestFocus();
        }
    }

    /// Asks for a file, to open it.
    void askOpen() {
        keys.run("file.open");
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
