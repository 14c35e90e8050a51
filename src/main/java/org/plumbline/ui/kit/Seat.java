package org.plumbline.ui.kit;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Has room for one session: what sits there is closed before the next one begins, since both may
/// be of one journal. Both is done on a worker, as either may wait for the disk.
///
/// Of several that are to begin meanwhile only the last one does. FX thread only.
///
/// @param <S> the session
public final class Seat<S extends AutoCloseable> {

    private final Background background;
    private final Consumer<Exception> unclosed;
    private @Nullable S now;
    private @Nullable Next<S> next;
    private boolean changing;
    private boolean ended;

    /// What is to begin.
    ///
    /// @param begin opens the journal, on a worker
    /// @param begun told on the FX thread, once it sits here
    /// @param failed told instead, on the FX thread; nothing sits here then
    private record Next<S>(
            Callable<S> begin, Consumer<? super S> begun, Consumer<Exception> failed) {}

    /// An empty seat.
    ///
    /// @param unclosed told on the FX thread of a session that could not be closed: what it could
    ///   not write was told as not saved all along
    public Seat(Background background, Consumer<Exception> unclosed) {
        this.background = background;
        this.unclosed = unclosed;
    }

    /// What takes acts; empty where nothing is open, or something is being closed.
    public Optional<S> now() {
        return Optional.ofNullable(now);
    }

    /// Begins another session.
    ///
    /// @param begin opens the journal, on a worker
    /// @param begun told on the FX thread, once it sits here
    /// @param failed told instead, on the FX thread; nothing sits here then
    public void change(Callable<S> begin, Consumer<? super S> begun, Consumer<Exception> failed) {
        next = new Next<>(begin, begun, failed);
        if (!changing) {
            changeToNext();
        }
    }

    private void changeToNext() {
        Next<S> wanted = next;
        if (wanted == null || ended) {
            return;
        }
        next = null;
        changing = true;
        S before = now;
        now = null;
        background
                .run(
                        () -> {
                            close(before);
                            return wanted.begin().call();
                        })
                .onDone(session -> sits(session, wanted))
                .onFailed(
                        failure -> {
                            changing = false;
                            wanted.failed().accept(failure);
                            changeToNext();
                        });
    }

    private void sits(S session, Next<S> wanted) {
        changing = false;
        now = session;
        if (ended) {
            background.runApart(ending());
        } else if (next == null) {
            wanted.begun().accept(session);
        } else {
            changeToNext();
        }
    }

    /// Empties the seat for good.
    ///
    /// @return closes what sat there, and waits for the disk: to be run on a worker
    public Runnable ending() {
        ended = true;
        S last = now;
        now = null;
        return () -> close(last);
    }

    private void close(@Nullable S session) {
        try {
            if (session != null) {
                session.close();
            }
        } catch (Exception e) {
            background.onScreen(() -> unclosed.accept(e));
        }
    }
}
