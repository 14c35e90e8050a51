package org.plumbline.ui.shell.rooms;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.CheckBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.plumbline.session.others.OtherLabels;
import org.plumbline.session.others.TakenOver;
import org.plumbline.session.review.ReadOnlyReason;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// The sheets about journals beside the open one: labels or reviews that another program brought,
/// to be taken over or left, and the way on from a damaged journal. FX thread only.
public final class JournalSheets {

    private final ShellController shell;
    private final Overlay overlay;
    private final Supplier<Optional<JournalOwner>> open;
    private final Naming naming;

    /// @param open what is open in the view that is shown
    /// @param naming asked first: journals are somebody's
    public JournalSheets(
            ShellController shell,
            Overlay overlay,
            Supplier<Optional<JournalOwner>> open,
            Naming naming) {
        this.shell = shell;
        this.overlay = overlay;
        this.open = open;
        this.naming = naming;
    }

    // --- labels that another program brought

    /// True where another program is known to have brought a journal of what is open.
    public boolean hasOthers() {
        return open.get().filter(JournalOwner::wasBrought).isPresent();
    }

    /// Shows what other journals say of what is open, one journal at a time.
    public void others() {
        naming.before(() -> open.get().ifPresent(this::others));
    }

    private void others(JournalOwner owner) {
        owner.commit();
        shell.busily(
                Words.get("shell.others.busy"),
                () -> owner.beside().others(),
                others -> show(owner, others),
                "shell.others.failed");
    }

    private void show(JournalOwner owner, List<OtherLabels> others) {
        if (others.isEmpty()) {
            shell.tell(
                    Words.get("shell.others.title"),
                    owner.review()
                            .readOnly()
                            .map(reason -> Shown.of(reason.message()))
                            .orElseGet(() -> Words.get("shell.others.none")));
            return;
        }
        ask(owner, others.getFirst(), others.size());
    }

    private void ask(JournalOwner owner, OtherLabels other, int left) {
        var theirs = new CheckBox(Words.get("shell.others.theirs", other.different()));
        theirs.setId("others-theirs");
        theirs.setWrapText(true);
        Runnable take = () -> take(owner, other, theirs.isSelected());
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
                        .say(owner.counts(other));
        if (left > 1) {
            sheet.say(Words.get("shell.others.more", left - 1));
        }
        if (!other.isWhole()) {
            sheet.say(Words.get("shell.others.damaged"));
        }
        if (owner.isUnblindedBy(other)) {
            sheet.say(Words.get("shell.others.hidden"));
        }
        if (other.different() > 0) {
            sheet.put(theirs);
        }
        sheet.say(owner.promise())
                .button("others-leave", Words.get("shell.others.leave"), overlay::close)
                .button("others-take", Words.get("shell.others.take"), take)
                .showOn(overlay);
    }

    private void take(JournalOwner owner, OtherLabels other, boolean theirs) {
        overlay.close();
        shell.busily(
                Words.get("shell.others.busy"),
                () -> owner.beside().takeOver(other, theirs),
                taken -> taken(owner, taken),
                "shell.others.failed");
    }

    private void taken(JournalOwner owner, TakenOver taken) {
        owner.takenOver(taken);
        var sheet =
                new Sheet("others-done", Words.get("shell.others.done")).say(owner.counts(taken));
        if (taken.unfitting() > 0) {
            sheet.say(Words.get("shell.others.unfitting", taken.unfitting()));
        }
        sheet.button("others-close", Words.get("shell.close"), overlay::close).showOn(overlay);
    }

    // --- a damaged journal

    /// True where the journal of what is open is damaged.
    public boolean isDamaged() {
        return open.get().filter(JournalSheets::isDamaged).isPresent();
    }

    private static boolean isDamaged(JournalOwner owner) {
        return owner.review()
                .readOnly()
                .filter(reason -> reason.kind() == ReadOnlyReason.Kind.DAMAGED)
                .isPresent();
    }

    /// Asks whether to go on beside the damaged journal.
    public void beginAnew() {
        open.get().ifPresent(this::askBeginAnew);
    }

    private void askBeginAnew(JournalOwner owner) {
        if (!isDamaged(owner)) {
            shell.tell(Words.get("shell.anew.title"), Words.get("shell.anew.sound"));
            return;
        }
        new Sheet("anew-sheet", Words.get("shell.anew.title"))
                .say(Words.get("shell.anew.words"))
                .say(Words.get("shell.anew.behind"))
                .button("anew-cancel", Words.get("shell.cancel"), overlay::close)
                .button("anew-yes", Words.get("shell.anew.yes"), () -> beginAnew(owner))
                .showOn(overlay);
    }

    private void beginAnew(JournalOwner owner) {
        overlay.close();
        shell.busily(
                Words.get("shell.anew.busy"),
                () -> {
                    owner.beside().beginAnew();
                    return owner;
                },
                JournalOwner::openAgain,
                "shell.anew.failed");
    }
}
