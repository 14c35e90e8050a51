package org.plumbline.ui.shell.rooms;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.plumbline.request.Rubric;
import org.plumbline.session.label.LabelSession;
import org.plumbline.text.Sha256;
import org.plumbline.ui.frame.BeingLabelled;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.kit.InFlight;
import org.plumbline.ui.review.ReviewSeat;

/// The file that is open for labelling, where one is: what is shown of it, and its acts on their
/// way to the disk. FX thread only.
final class OpenFile implements BeingLabelled {

    private final Supplier<Rubric> usual;
    private final ReviewSeat<LabelSession> seat;
    private ShellController.@Nullable Open shown;
    private Consumer<ShellController.Open> onShown = open -> {};

    /// @param usual the guide of a file that is yet to be opened
    OpenFile(Frame frame, LossSheet loss, Supplier<Rubric> usual) {
        this.usual = usual;
        seat =
                new ReviewSeat<>(
                        frame.background(),
                        LabelSession::review,
                        this::commit,
                        failure -> frame.trouble("shell.close-unsaved.title", failure),
                        loss::tell);
    }

    /// What is shown; empty where nothing is, or it is being closed.
    Optional<ShellController.Open> shown() {
        return Optional.ofNullable(shown);
    }

    boolean isShown(LabelSession session) {
        return shown != null && shown.session().equals(session);
    }

    /// Closes what is open, and begins another session.
    ///
    /// @param begin opens the journal, on a worker
    /// @param begun told on the FX thread, to be followed by [#show]
    /// @param failed told instead, on the FX thread; nothing is open then
    void change(
            Callable<LabelSession> begin,
            Consumer<LabelSession> begun,
            Consumer<Exception> failed) {
        commit();
        shown = null;
        seat.change(begin, begun, failed);
    }

    /// Closes what is open.
    ///
    /// @param closed told on the FX thread, unless something is to begin by then
    void clear(Runnable closed) {
        commit();
        shown = null;
        seat.clear(closed);
    }

    /// From now on this is shown.
    void show(ShellController.Open open) {
        shown = open;
        onShown.accept(open);
    }

    /// Says who is told what is shown.
    void onShown(Consumer<ShellController.Open> told) {
        onShown = told;
    }

    // --- what other screens must know

    @Override
    public Rubric rubric() {
        return shown().map(open -> open.session().review().rubric()).orElseGet(usual);
    }

    @Override
    public boolean isBlind(Path file) {
        return blind().filter(session -> session.isOf(file)).isPresent();
    }

    @Override
    public boolean isBlind(Sha256 digest) {
        return blind().filter(session -> session.sha256().equals(digest)).isPresent();
    }

    private Optional<LabelSession> blind() {
        return shown().map(ShellController.Open::session).filter(LabelSession::isBlinded);
    }

    // --- closing

    /// Keeps what is being typed.
    void commit() {
        shown().ifPresent(open -> open.controller().commit());
    }

    /// The labels on their way to the disk.
    InFlight inFlight() {
        return seat;
    }

    /// Keeps what is being typed, and takes no more labels.
    ///
    /// @return waits until everything is on the disk: to be run on a worker
    Runnable ending() {
        commit();
        shown = null;
        return seat.ending();
    }
}
