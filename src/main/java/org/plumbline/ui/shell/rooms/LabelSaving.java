package org.plumbline.ui.shell.rooms;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.session.review.SaveListener;
import org.plumbline.session.review.Saved;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.ShellModel;
import org.plumbline.ui.shell.frame.ShellModel.Saving;

/// Says in the frame how saving of labels goes. FX thread only.
final class LabelSaving implements SaveListener {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    private final JournalledReview<?, ?> review;
    private final ShellModel model;

    /// Another program's journal was kept aside since the session began.
    private boolean brought;

    LabelSaving(JournalledReview<?, ?> review, ShellModel model) {
        this.review = review;
        this.model = model;
    }

    @Override
    public void saved(Saved saved) {
        model.sequence.set(saved.seq());
        model.savedAt.set(TIME.format(saved.at().atZone(ZoneId.systemDefault())));
        if (review.saving().unsaved() == 0) {
            model.saving.set(Saving.SAVED);
        }
    }

    @Override
    public void failing(String message, int waiting) {
        model.saving.set(Saving.FAILING);
        model.noticeIsBad.set(true);
        model.notice.set(Words.get("shell.failing", message));
    }

    @Override
    public void recovered() {
        model.saving.set(Saving.SAVED);
        model.noticeIsBad.set(false);
        model.notice.set(Words.get(brought ? "shell.others.notice" : "shell.recovered"));
    }

    @Override
    public void keptAside(String file) {
        brought = true;
        model.noticeIsBad.set(false);
        model.notice.set(Words.get("shell.others.notice"));
    }
}
