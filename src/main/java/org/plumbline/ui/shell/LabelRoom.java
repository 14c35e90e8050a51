package org.plumbline.ui.shell;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.plumbline.session.LabelSession;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.LabelController;
import org.plumbline.ui.label.LabelView;
import org.plumbline.ui.review.OpeningNotice;
import org.plumbline.ui.review.SaveNews;
import org.plumbline.ui.shell.ShellModel.Saving;

/// Puts a session into the Label view, and what is known of it into the frame. FX thread only.
final class LabelRoom {

    private final ShellModel model;
    private final ShellController.Rooms rooms;
    private final Background background;
    private final Consumer<Exception> unreadable;
    private final Supplier<Optional<String>> settingsNotice;

    /// @param settingsNotice what the user should know of the settings
    /// @param unreadable tells of a sample that could not be read
    LabelRoom(
            ShellModel model,
            ShellController.Rooms rooms,
            Background background,
            Consumer<Exception> unreadable,
            Supplier<Optional<String>> settingsNotice) {
        this.model = model;
        this.rooms = rooms;
        this.background = background;
        this.unreadable = unreadable;
        this.settingsNotice = settingsNotice;
    }

    /// Shows a session.
    ///
    /// @param shown the name of its file
    /// @param isCurrent false once another one is open, whose news alone counts then
    ShellController.Open show(String shown, LabelSession session, BooleanSupplier isCurrent) {
        var view = new LabelView[1];
        var controller =
                new LabelController(
                        session,
                        background,
                        new LabelController.Outside(
                                rooms.showKeys(),
                                () -> view[0].focusNote(),
                                () -> view[0].focusText(),
                                rooms.overlay(),
                                () -> model.saving.set(Saving.WRITING),
                                unreadable));
        view[0] = new LabelView(controller);
        tell(shown, session);
        model.typing.bind(view[0].typedProperty());
        model.caret.bind(controller.caretProperty());
        model.digest.bind(controller.digestProperty());
        var review = session.review();
        review.addListener(new SaveNews(background, isCurrent, new LabelSaving(review, model)));
        rooms.views().put(Views.Name.LABEL, view[0]);
        view[0].onFirstText(
                () -> {
                    if (rooms.views().isShown(Views.Name.LABEL)) {
                        rooms.overlay().focusBehind(view[0].keyTarget());
                    }
                });
        return new ShellController.Open(session, controller, view[0]);
    }

    private void tell(String shown, LabelSession session) {
        model.file.set(shown);
        model.rater.set(session.review().reviewer());
        model.blinded.set(session.isBlinded());
        model.saving.set(session.review().readOnly().isPresent() ? Saving.READ_ONLY : Saving.IDLE);
        model.sequence.set(null);
        model.noticeIsBad.set(false);
        model.notice.set(
                OpeningNotice.of(
                                session.review(),
                                session.beside(),
                                Words.get("shell.others.notice"))
                        .or(() -> session.review().keptAside().map(file -> Words.get("shell.torn")))
                        .or(settingsNotice)
                        .orElse(""));
    }
}
