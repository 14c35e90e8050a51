package org.plumbline.ui.shell;

import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.plumbline.session.LabelSession;
import org.plumbline.session.OtherLabels;
import org.plumbline.session.ReadOnlyReason;
import org.plumbline.session.TakenOver;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;

/// The sheets about journals beside the open one: labels that another program brought, to be taken
/// over or left, and the way on from a damaged journal. FX thread only.
final class JournalSheets {

    private final ShellController shell;
    private final ShellController.Rooms rooms;
    private final ShellModel model;
    private final Background background;

    JournalSheets(
            ShellController shell,
            ShellController.Rooms rooms,
            ShellModel model,
            Background background) {
        this.shell = shell;
        this.rooms = rooms;
        this.model = model;
        this.background = background;
    }

    // --- labels that another program brought

    /// Shows what other journals say of the open file, one journal at a time.
    void others() {
        shell.open().ifPresent(this::others);
    }

    private void others(ShellController.Open open) {
        shell.commit();
        shell.busily(
                Words.get("shell.others.busy"),
                () -> open.session().beside().others(),
                others -> show(open, others),
                "shell.others.failed");
    }

    private void show(ShellController.Open open, List<OtherLabels> others) {
        if (others.isEmpty()) {
            shell.tell(
                    Words.get("shell.others.title"),
                    open.session()
                            .readOnly()
                            .map(ReadOnlyReason::message)
                            .orElseGet(() -> Words.get("shell.others.none")));
            return;
        }
        ask(open, others.getFirst(), others.size());
    }

    private void ask(ShellController.Open open, OtherLabels other, int left) {
        var theirs = new CheckBox(Words.get("shell.others.theirs", other.different()));
        theirs.setId("others-theirs");
        theirs.setWrapText(true);
        Runnable take = () -> take(open, other, theirs.isSelected());
        // Enter on the box would choose it, where the user means the sheet.
        theirs.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        event.consume();
                        take.run();
                    }
                });
        var sheet =
                new Sheet("others-sheet", Words.get("shell.others.title"))
                        .say(Words.get("shell.others.where", other.file().toString()))
                        .say(
                                Words.get(
                                        "shell.others.counts",
                                        other.onlyThere(),
                                        other.onlyHere(),
                                        other.different()));
        if (left > 1) {
            sheet.say(Words.get("shell.others.more", left - 1));
        }
        if (!other.isWhole()) {
            sheet.say(Words.get("shell.others.damaged"));
        }
        if (open.session().isBlinded() && other.sawHidden()) {
            sheet.say(Words.get("shell.others.hidden"));
        }
        if (other.different() > 0) {
            sheet.put(theirs);
        }
        sheet.say(Words.get("shell.others.stays"))
                .button("others-leave", Words.get("shell.others.leave"), rooms.overlay()::close)
                .button("others-take", Words.get("shell.others.take"), take)
                .showOn(rooms.overlay());
    }

    private void take(ShellController.Open open, OtherLabels other, boolean theirs) {
        rooms.overlay().close();
        LabelSession session = open.session();
        boolean wasBlinded = session.isBlinded();
        shell.busily(
                Words.get("shell.others.busy"),
                () -> session.beside().takeOver(other, theirs),
                taken -> taken(open, taken, wasBlinded),
                "shell.others.failed");
    }

    private void taken(ShellController.Open open, TakenOver taken, boolean wasBlinded) {
        open.view().takenOver();
        if (wasBlinded && !open.session().isBlinded()) {
            // What is hidden is given out only once the act is on the disk.
            background
                    .run(() -> taken.saved().get())
                    .onDone(saved -> shell.unblinded(open.session()))
                    .onFailed(failure -> model.blinded.set(false));
        }
        if (model.notice.get().equals(Words.get("shell.others.notice"))) {
            model.notice.set("");
        }
        var sheet =
                new Sheet("others-done", Words.get("shell.others.done"))
                        .say(Words.get("shell.others.taken", taken.labels(), taken.samples()));
        if (taken.unfitting() > 0) {
            sheet.say(Words.get("shell.others.unfitting", taken.unfitting()));
        }
        sheet.button("others-close", Words.get("shell.close"), rooms.overlay()::close)
                .showOn(rooms.overlay());
    }

    // --- a damaged journal

    /// Asks whether to go on beside the damaged journal.
    void beginAnew() {
        shell.open().map(ShellController.Open::session).ifPresent(this::askBeginAnew);
    }

    private void askBeginAnew(LabelSession session) {
        boolean isDamaged =
                session.readOnly()
                        .filter(reason -> reason.kind() == ReadOnlyReason.Kind.DAMAGED)
                        .isPresent();
        if (!isDamaged) {
            shell.tell(Words.get("shell.anew.title"), Words.get("shell.anew.sound"));
            return;
        }
        new Sheet("anew-sheet", Words.get("shell.anew.title"))
                .say(Words.get("shell.anew.words"))
                .say(Words.get("shell.anew.behind"))
                .button("anew-cancel", Words.get("shell.cancel"), rooms.overlay()::close)
                .button("anew-yes", Words.get("shell.anew.yes"), () -> beginAnew(session))
                .showOn(rooms.overlay());
    }

    private void beginAnew(LabelSession session) {
        rooms.overlay().close();
        shell.busily(
                Words.get("shell.anew.busy"),
                () -> {
                    session.beside().beginAnew();
                    return session;
                },
                // The same file for the same rater, whose journal is sound now.
                done -> shell.rater(session.rater()),
                "shell.anew.failed");
    }
}
