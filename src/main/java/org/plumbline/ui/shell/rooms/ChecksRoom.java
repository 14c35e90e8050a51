package org.plumbline.ui.shell.rooms;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.StratumKey;
import org.plumbline.session.label.LabelSession;
import org.plumbline.text.Sha256;
import org.plumbline.ui.checks.ChecksController;
import org.plumbline.ui.checks.ChecksSheet;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;

/// The list of literal checks above the window, of the corpus that is open for labelling: there the
/// rater is unblinded, and there its claims are seen. FX thread only.
public final class ChecksRoom {

    private final WindowFrame frame;
    private final ShellController shell;
    private final Door door;
    private final Naming naming;
    private final UnblindQuestion question;
    private final ChecksController controller;

    ChecksRoom(WindowFrame frame, ShellController shell, Door door, Naming naming) {
        this.frame = frame;
        this.shell = shell;
        this.door = door;
        this.naming = naming;
        this.question = new UnblindQuestion(shell, frame);
        this.controller = new ChecksController(frame, new Around());
    }

    /// What opens the list.
    public List<Command> commands() {
        return List.of(
                new Command("file.checks", List.of(), this::show)
                        .when(
                                () ->
                                        shell.open()
                                                .map(ShellController.Open::session)
                                                .filter(LabelSession::hasHidden)
                                                .isPresent()));
    }

    /// Shows the list where it was left; asks first where the rater is blind.
    private void show() {
        naming.before(this::showNamed);
    }

    private void showNamed() {
        shell.open()
                .map(ShellController.Open::session)
                .ifPresent(session -> question.before(session, () -> controller.show(session)));
    }

    /// Shows the checks that a report counts.
    ///
    /// @param corpus what the report is of
    /// @param file where that is; empty for the bundled sample
    /// @param only the stratum that is looked at; null for all
    void show(Sha256 corpus, Optional<Path> file, @Nullable StratumKey only) {
        Optional<LabelSession> session =
                shell.open()
                        .map(ShellController.Open::session)
                        .filter(open -> open.sha256().equals(corpus));
        if (session.isEmpty()) {
            elsewhere(file);
        } else if (only == null) {
            show();
        } else if (!session.get().review().isNamed()) {
            naming.before(() -> show(corpus, file, only));
        } else {
            question.before(session.get(), () -> controller.show(session.get(), only));
        }
    }

    /// The corpus of the report is not open for labelling.
    private void elsewhere(Optional<Path> file) {
        Runnable open =
                () -> {
                    frame.overlay().close();
                    file.ifPresentOrElse(door::label, door::openSample);
                };
        new Sheet("checks-elsewhere", Words.get("checks.elsewhere.title"))
                .say(Words.get("checks.elsewhere.words"))
                .button(
                        "checks-elsewhere-cancel",
                        Words.get("shell.cancel"),
                        frame.overlay()::close)
                .button("checks-elsewhere-open", Words.get("checks.elsewhere.open"), open)
                .showOn(frame.overlay());
    }

    private final class Around implements ChecksController.Outside {

        @Override
        public boolean maySee(LabelSession session) {
            return !session.isBlinded()
                    && shell.open().filter(open -> open.session().equals(session)).isPresent();
        }

        @Override
        public void show() {
            var sheet = new ChecksSheet(controller);
            frame.overlay().show(sheet, sheet.first());
            frame.overlay().onClosed(controller::closed);
        }

        @Override
        public void close() {
            frame.overlay().close();
        }

        @Override
        public void goTo(LabelSession session, int sample, String claimId) {
            door.show(Views.Name.LABEL);
            shell.open()
                    .filter(open -> open.session().equals(session))
                    .ifPresent(open -> open.controller().openSample(sample, claimId));
        }
    }
}
