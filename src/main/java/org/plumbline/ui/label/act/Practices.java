package org.plumbline.ui.label.act;

import java.util.function.Consumer;
import org.plumbline.session.label.LabelSession;
import org.plumbline.ui.kit.Background;

/// Lets the queue be narrowed to a practice, which a rater may know of once they unblinded the
/// file. FX thread only.
final class Practices {

    private final LabelSession session;
    private final QueueControl queue;
    private final Background background;
    private final Consumer<Exception> trouble;

    /// @param trouble tells of a file that could not be read
    Practices(
            LabelSession session,
            QueueControl queue,
            Background background,
            Consumer<Exception> trouble) {
        this.session = session;
        this.queue = queue;
        this.background = background;
        this.trouble = trouble;
    }

    /// Reads all practices, and offers them; nothing where the rater is blind.
    void offer() {
        if (!session.isBlinded()) {
            background.run(session::practices).onDone(queue::practices).onFailed(trouble);
        }
    }
}
