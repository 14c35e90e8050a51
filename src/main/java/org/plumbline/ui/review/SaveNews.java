package org.plumbline.ui.review;

import java.util.function.BooleanSupplier;
import org.plumbline.session.review.SaveListener;
import org.plumbline.session.review.Saved;
import org.plumbline.ui.kit.Background;

/// Hands on how saving goes from the writer's thread to the FX thread, as long as the review is
/// shown.
public final class SaveNews implements SaveListener {

    private final Background background;
    private final BooleanSupplier isCurrent;
    private final SaveListener words;

    /// @param isCurrent asked on the FX thread; news of a review that is no longer shown are none
    /// @param words says it in the view, on the FX thread
    public SaveNews(Background background, BooleanSupplier isCurrent, SaveListener words) {
        this.background = background;
        this.isCurrent = isCurrent;
        this.words = words;
    }

    @Override
    public void saved(Saved saved) {
        tell(() -> words.saved(saved));
    }

    @Override
    public void failing(String message, int waiting) {
        tell(() -> words.failing(message, waiting));
    }

    @Override
    public void recovered() {
        tell(words::recovered);
    }

    @Override
    public void keptAside(String file) {
        tell(() -> words.keptAside(file));
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
