package org.plumbline.ui.records;

import java.util.function.BooleanSupplier;
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

    /// What is to be known of another program's journal, after all that is said of saving.
    private volatile String brought = "";

    private final BooleanSupplier isCurrent;

    /// @param isCurrent asked on the FX thread; news of a review that is no longer shown are none
    SavingWords(RecordsModel model, Background background, BooleanSupplier isCurrent) {
        this.model = model;
        this.background = background;
        this.isCurrent = isCurrent;
    }

    @Override
    public void saved(Saved saved) {
        show(Words.get("records.saved", saved.seq()) + brought, false);
    }

    @Override
    public void failing(String message, int waiting) {
        show(Shown.of(message), true);
    }

    @Override
    public void recovered() {
        show(Words.get("records.saved.again") + brought, false);
    }

    @Override
    public void keptAside(String file) {
        brought = " " + Words.get("records.brought", file);
    }

    private void show(String words, boolean fails) {
        background.onScreen(
                () -> {
                    if (isCurrent.getAsBoolean()) {
                        model.saving.set(words);
                        model.savingFails.set(fails);
                    }
                });
    }
}
