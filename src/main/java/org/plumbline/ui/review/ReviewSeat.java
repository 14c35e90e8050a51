package org.plumbline.ui.review;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.plumbline.session.review.JournalSaving;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.InFlight;
import org.plumbline.ui.kit.Seat;

/// The seat of the session with a review that is open in a view, and its acts on their way to the
/// disk. FX thread only.
///
/// @param <S> the session
public final class ReviewSeat<S extends AutoCloseable> implements InFlight {

    private final Seat<S> seat;
    private final Function<? super S, JournalledReview<?, ?>> review;
    private final Runnable commit;

    /// An empty seat.
    ///
    /// @param review what a session keeps
    /// @param commit keeps what is being typed in the view
    /// @param unclosed told of a session that could not be closed
    /// @param lost told how many entries never reached the disk, where the user did not know
    public ReviewSeat(
            Background background,
            Function<? super S, JournalledReview<?, ?>> review,
            Runnable commit,
            Consumer<Exception> unclosed,
            IntConsumer lost) {
        this.seat =
                new Seat<>(
                        background,
                        session -> review.apply(session).saving().unsaved(),
                        unclosed,
                        lost);
        this.review = review;
        this.commit = commit;
    }

    /// What takes acts; empty where nothing is open, or something is being closed.
    public Optional<S> now() {
        return seat.now();
    }

    /// Begins another session once the one before is closed.
    ///
    /// @param begin opens the journal, on a worker
    /// @param begun told on the FX thread, once it sits here
    /// @param failed told instead, on the FX thread; nothing sits here then
    public void change(Callable<S> begin, Consumer<? super S> begun, Consumer<Exception> failed) {
        seat.change(begin, begun, failed);
    }

    /// Closes what is open, and begins nothing.
    ///
    /// @param emptied told on the FX thread, unless something is to begin by then
    public void clear(Runnable emptied) {
        seat.clear(emptied);
    }

    @Override
    public void commit() {
        commit.run();
    }

    @Override
    public Optional<String> savingTrouble() {
        return saving().flatMap(JournalSaving::trouble);
    }

    @Override
    public void retryNow() {
        saving().ifPresent(JournalSaving::retryNow);
    }

    @Override
    public Runnable settling() {
        return saving().<Runnable>map(now -> now::settle).orElse(() -> {});
    }

    @Override
    public void giveUp() {
        seat.giveUp();
    }

    private Optional<JournalSaving> saving() {
        return seat.now().map(session -> review.apply(session).saving());
    }

    /// Empties the seat for good.
    ///
    /// @return closes what sat there, and waits for the disk: to be run on a worker
    public Runnable ending() {
        return seat.ending();
    }
}
