package org.plumbline.ui.kit;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// Has room for one session: what sits there is closed before the next one begins, since both may
/// be of one journal. Both is done on a worker, as either may wait for the disk.
///
/// Of several that are to begin meanwhile only the last one does. FX thread only.
///
/// @param <S> the session
public final class Seat<S extends AutoCloseable> {

    private final Background background;
    private final ToIntFunction<? super S> unsaved;
    private final Consumer<Exception> unclosed;
    private final IntConsumer lost;
    private @Nullable S now;
    private @Nullable Next<S> next;
    private boolean changing;
    private boolean ended;
    private boolean givenUp;

    /// What is to begin.
    ///
    /// @param begin opens the journal, on a worker; empty where nothing is to sit here
    /// @param begun told on the FX thread, once it sits here
    /// @param failed told instead, on the FX thread; nothing sits here then
    private record Next<S>(
            Callable<Optional<S>> begin, Consumer<Optional<S>> begun, Consumer<Exception> failed) {}

    /// An empty seat.
    ///
    /// @param unsaved how many entries of a session that was closed never reached the disk
    /// @param unclosed told on the FX thread of a session that could not be closed
    /// @param lost told on the FX thread how many entries were lost with a session that was not
    ///   given up: the disk took all until it was to be closed, and began to refuse then
    public Seat(
            Background background,
            ToIntFunction<? super S> unsaved,
            Consumer<Exception> unclosed,
            IntConsumer lost) {
        this.background = background;
        this.unsaved = unsaved;
        this.unclosed = unclosed;
        this.lost = lost;
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
        change(new Next<>(() -> Optional.of(begin.call()), now -> now.ifPresent(begun), failed));
    }

    /// Closes what sits here, and begins nothing.
    ///
    /// @param emptied told on the FX thread, unless something is to begin by then
    public void clear(Runnable emptied) {
        change(new Next<>(Optional::empty, none -> emptied.run(), failure -> {}));
    }

    private void change(Next<S> wanted) {
        next = wanted;
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
        Runnable leaving = leaving();
        background
                .run(
                        () -> {
                            leaving.run();
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

    private void sits(Optional<S> session, Next<S> wanted) {
        changing = false;
        givenUp = false;
        now = session.orElse(null);
        if (ended) {
            background.runApart(ending());
        } else if (next == null) {
            wanted.begun().accept(session);
        } else {
            changeToNext();
        }
    }

    /// The user knows that what sits here cannot be saved now, and leaves it all the same: what is
    /// lost by that is not told again.
    public void giveUp() {
        givenUp = true;
    }

    /// Empties the seat for good.
    ///
    /// @return closes what sat there, and waits for the disk: to be run on a worker
    public Runnable ending() {
        ended = true;
        return leaving();
    }

    private Runnable leaving() {
        S last = now;
        boolean isGivenUp = givenUp;
        now = null;
        givenUp = false;
        return () -> {
            if (last != null) {
                close(last, isGivenUp);
            }
        };
    }

    private void close(S session, boolean isGivenUp) {
        try {
            session.close();
        } catch (Exception e) {
            background.onScreen(() -> unclosed.accept(e));
        }
        int entries = isGivenUp ? 0 : unsaved.applyAsInt(session);
        if (entries > 0) {
            background.onScreen(() -> lost.accept(entries));
        }
    }
}
