package org.plumbline.session.order;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Where the reviewer goes, handed on once they stay for a moment: paging through a thousand
/// samples must not write a thousand entries.
final class Debounce {

    private final Executor later;
    private final Runnable stayed;
    private @Nullable Position unwritten;
    private boolean waiting;

    /// @param stayed run about a second after the last [#to]
    Debounce(Runnable stayed) {
        this(CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS), stayed);
    }

    Debounce(Executor later, Runnable stayed) {
        this.later = later;
        this.stayed = stayed;
    }

    synchronized void to(Position position) {
        unwritten = position;
        if (!waiting) {
            waiting = true;
            later.execute(this::look);
        }
    }

    private void look() {
        synchronized (this) {
            waiting = false;
        }
        stayed.run();
    }

    /// The last place not yet handed on, which is handed on by this.
    synchronized Optional<Position> take() {
        var position = Optional.ofNullable(unwritten);
        unwritten = null;
        return position;
    }
}
