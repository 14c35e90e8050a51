package org.plumbline.ui.shell;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.plumbline.session.LabelSession;
import org.plumbline.session.SaveListener;
import org.plumbline.session.Saved;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.ShellModel.Saving;

/// Tells the frame how saving goes; called on the writer's thread.
final class SaveNews implements SaveListener {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    private final LabelSession session;
    private final ShellModel model;
    private final Background background;
    private final BooleanSupplier isCurrent;

    /// Another program's journal was kept aside since the session began. FX thread only.
    private boolean brought;

    /// @param isCurrent asked on the FX thread; news of a session that is no longer shown are none
    SaveNews(
            LabelSession session,
            ShellModel model,
            Background background,
            BooleanSupplier isCurrent) {
        this.session = session;
        this.model = model;
        this.background = background;
        this.isCurrent = isCurrent;
    }

    @Override
    public void saved(Saved saved) {
        tell(
                () -> {
                    model.sequence.set(saved.seq());
                    model.savedAt.set(TIME.format(saved.at().atZone(ZoneId.systemDefault())));
                    if (session.unsaved() == 0) {
                        model.saving.set(Saving.SAVED);
                    }
                });
    }

    @Override
    public void failing(String message, int waiting) {
        tell(
                () -> {
                    model.saving.set(Saving.FAILING);
                    model.noticeIsBad.set(true);
                    model.notice.set(Words.get("shell.failing", message));
                });
    }

    @Override
    public void recovered() {
        tell(
                () -> {
                    model.saving.set(Saving.SAVED);
                    model.noticeIsBad.set(false);
                    model.notice.set(
                            Words.get(brought ? "shell.others.notice" : "shell.recovered"));
                });
    }

    @Override
    public void keptAside(String file) {
        tell(
                () -> {
                    brought = true;
                    model.noticeIsBad.set(false);
                    model.notice.set(Words.get("shell.others.notice"));
                });
    }

    private void tell(Runnable news) {
        background.onScreen(
                () -> {
                    if (isCurrent.getAsBoolean()) {
                        news.run();
                    }
                });
    }
}
