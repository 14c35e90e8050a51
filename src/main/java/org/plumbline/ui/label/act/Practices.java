package org.plumbline.ui.label.act;

import java.util.List;
import java.util.function.Consumer;
import org.plumbline.session.label.LabelSession;
import org.plumbline.text.CodePointOrder;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.label.model.LabelModel;

/// Narrows the queue to one practice, which a rater may know of once they unblinded the file. FX
/// thread only.
final class Practices {

    private final LabelSession session;
    private final LabelModel model;
    private final QueueControl queue;
    private final Background background;
    private final Consumer<Exception> trouble;

    /// @param trouble tells of a file that could not be read
    Practices(
            LabelSession session,
            LabelModel model,
            QueueControl queue,
            Background background,
            Consumer<Exception> trouble) {
        this.session = session;
        this.model = model;
        this.queue = queue;
        this.background = background;
        this.trouble = trouble;
    }

    /// Reads all practices, and offers them; nothing where the rater is blind.
    void offer() {
        if (!session.isBlinded()) {
            background.run(session::practices).onDone(this::offer).onFailed(trouble);
        }
    }

    private void offer(List<String> bySample) {
        queue.practices(bySample);
        model.practices.setAll(
                bySample.stream().distinct().sorted(CodePointOrder.INSTANCE).toList());
    }
}
