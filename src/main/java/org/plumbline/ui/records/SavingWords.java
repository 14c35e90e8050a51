package org.plumbline.ui.records;

import java.util.Optional;
import org.plumbline.session.records.RecordReview;
import org.plumbline.session.review.SaveListener;
import org.plumbline.session.review.Saved;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.review.OpeningNotice;

/// Says in the model how saving of reviews goes. FX thread only.
final class SavingWords implements SaveListener {

    private final RecordsModel model;

    SavingWords(RecordsModel model) {
        this.model = model;
    }

    /// Says how the reviews of a table that was just opened are kept.
    void begin(RecordReview opened) {
        boolean isReadOnly = opened.review().readOnly().isPresent();
        show(isReadOnly ? Words.get("records.read-only") : "", isReadOnly);
        model.noticeIsBad.set(isReadOnly);
        model.notice.set(
                OpeningNotice.of(opened.review(), opened.beside(), brought())
                        .or(() -> byAnotherGuide(opened))
                        .orElse(""));
    }

    /// What was reviewed by another guide does not count by this one, and must not seem lost.
    private static Optional<String> byAnotherGuide(RecordReview opened) {
        int reviews =
                opened.review().labelledWithOtherRubrics().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum();
        return reviews == 0
                ? Optional.empty()
                : Optional.of(Words.get("records.other-guide", reviews));
    }

    /// What another program brought was taken over.
    void takenOver() {
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
        model.noticeIsBad.set(false);
        model.notice.set(brought());
    }

    private void show(String words, boolean fails) {
        model.saving.set(words);
        model.savingFails.set(fails);
    }
}
