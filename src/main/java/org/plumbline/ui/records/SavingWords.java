package org.plumbline.ui.records;

import org.plumbline.session.SaveListener;
import org.plumbline.session.Saved;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Says in the model how saving goes; called on the writer's thread.
final class SavingWords implements SaveListener {

    private final RecordsModel model;
    private final Background background;

    SavingWords(RecordsModel model, Background background) {
        this.model = model;
        this.background = background;
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

    private void show(String words, boolean fails) {
        background.onScreen(
                () -> {
                    model.saving.set(words);
                    model.savingFails.set(fails);
                });
    }
}
