package org.plumbline.ui.records;

import java.util.function.BooleanSupplier;
import org.plumbline.session.RecordReview;
import org.plumbline.session.SaveListener;
import org.plumbline.session.Saved;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Says in the model how saving goes, as long as the review is shown; called on the writer's
/// thread.
final class SavingWords implements SaveListener {

    private final RecordsModel model;
    private final Background background;

    private final BooleanSupplier isCurrent;

    /// @param isCurrent asked on the FX thread; news of a review that is no longer shown are none
    SavingWords(RecordsModel model, Background background, BooleanSupplier isCurrent) {
        this.model = model;
        this.background = background;
        this.isCurrent = isCurrent;
    }

    /// Says how the reviews of a table that was just opened are kept.
    static void begin(RecordsModel model, RecordReview opened) {
        var readOnly = opened.readOnly();
        model.savingFails.set(readOnly.isPresent());
        model.saving.set(readOnly.isPresent() ? Words.get("records.read-only") : "");
        model.noticeIsBad.set(readOnly.isPresent());
        model.notice.set(
                readOnly.map(reason -> Shown.of(reason.message()))
                        .orElseGet(() -> opened.beside().found() ? brought() : ""));
    }

    /// What another program brought was taken over.
    static void takenOver(RecordsModel model) {
        if (model.notice.get().equals(brought())) {
            model.notice.set("");
        }
    }

    private static String brought() {
        return Words.get("records.others.notice");
    }

    @Override
    public void saved(Saved saved) {
        show(Words.get("records.saved", saved.seq()), false);
    }

    @Override
    public void failing(String message, int waiting) {
        show(Shown.of(message), true);
    }

    @Override
    public void recovered() {
        show(Words.get("records.saved.again"), false);
    }

    @Override
    public void keptAside(String file) {
        tell(
                () -> {
                    model.noticeIsBad.set(false);
                    model.notice.set(brought());
                });
    }

    private void show(String words, boolean fails) {
        tell(
                () -> {
                    model.saving.set(words);
                    model.savingFails.set(fails);
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
