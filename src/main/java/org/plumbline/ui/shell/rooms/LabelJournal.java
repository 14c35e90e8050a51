package org.plumbline.ui.shell.rooms;

import java.util.Optional;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.others.Elsewhere;
import org.plumbline.session.others.JournalsBeside;
import org.plumbline.session.others.OtherLabels;
import org.plumbline.session.others.TakenOver;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.ShellModel;

/// The labels of the open file.
record LabelJournal(
        ShellController shell, ShellController.Open open, ShellModel model, Background background)
        implements JournalOwner {

    private LabelSession session() {
        return open.session();
    }

    @Override
    public JournalsBeside beside() {
        return session().beside();
    }

    @Override
    public Elsewhere<?, ?> elsewhere() {
        return session().elsewhere();
    }

    @Override
    public Optional<LabelSession> labels() {
        return Optional.of(session());
    }

    @Override
    public String item(int number) {
        return session().outline(number).sampleId();
    }

    @Override
    public String kind() {
        return "labels";
    }

    @Override
    public JournalledReview<?, ?> review() {
        return session().review();
    }

    @Override
    public boolean wasBrought() {
        return session().beside().found() || review().saving().isBesideAnother();
    }

    @Override
    public void commit() {
        shell.commit();
    }

    @Override
    public boolean isUnblindedBy(OtherLabels other) {
        return session().isBlinded() && other.sawHidden();
    }

    @Override
    public String counts(OtherLabels other) {
        return Words.get(
                "shell.others.counts", other.onlyThere(), other.onlyHere(), other.different());
    }

    @Override
    public String promise() {
        return Words.get("shell.others.stays");
    }

    @Override
    public String counts(TakenOver taken) {
        return Words.get("shell.others.taken", taken.labels(), taken.samples());
    }

    @Override
    public void takenOver(TakenOver taken) {
        open.view().takenOver();
        if (isOpen() && model.blinded.get() && !session().isBlinded()) {
            // What is hidden is given out only once the act is on the disk.
            background
                    .run(() -> taken.saved().get())
                    .onDone(saved -> shell.unblinded(session()))
                    .onFailed(failure -> model.blinded.set(false));
        }
        if (model.notice.get().equals(Words.get("shell.others.notice"))) {
            model.notice.set("");
        }
    }

    @Override
    public boolean isOpen() {
        return shell.open().filter(open::equals).isPresent();
    }

    @Override
    public void openAgain() {
        shell.openAgain();
    }
}
