package org.plumbline.session.review;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.AppendLog;
import org.plumbline.files.Trouble;

/// Tells the listeners of a session how saving goes, in words.
final class SaveWatch implements AppendLog.Watcher {

    private static final long LOOK_NANOS = 2_000_000;

    private final List<SaveListener> listeners = new CopyOnWriteArrayList<>();
    private volatile IntSupplier waiting = () -> 0;
    private volatile @Nullable String trouble;
    private volatile boolean isBesideAnother;

    /// @param acts how many acts are not saved
    void count(IntSupplier acts) {
        waiting = acts;
    }

    void add(SaveListener listener) {
        listeners.add(listener);
    }

    /// What is wrong with saving; null where nothing is.
    @Nullable String trouble() {
        return trouble;
    }

    /// True once another program's journal was kept aside.
    boolean isBesideAnother() {
        return isBesideAnother;
    }

    /// Waits until nothing waits to be saved, or saving fails. Looks from time to time, since of
    /// what is no act, such as where the reviewer is, nothing is told.
    void settle() {
        while (trouble == null && waiting.getAsInt() > 0) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    /// Tells that an act is on the disk, and gives it back.
    Saved saved(Saved saved) {
        tell(listener -> listener.saved(saved));
        return saved;
    }

    @Override
    public void failing(IOException cause) {
        int acts = waiting.getAsInt();
        String message =
                "Not saved: "
                        + Trouble.of(cause)
                        + ". "
                        + (acts == 1 ? "1 act is" : acts + " acts are")
                        + " kept in memory and tried again every few seconds. Keep the program open"
                        + " until it says saved.";
        trouble = message;
        tell(listener -> listener.failing(message, acts));
    }

    @Override
    public void recovered() {
        trouble = null;
        tell(SaveListener::recovered);
    }

    @Override
    public void keptAside(Path file) {
        isBesideAnother = true;
        tell(listener -> listener.keptAside(file.toString()));
    }

    /// A listener's fault must not stop the thread that saves; the thread's handler is told of it.
    private void tell(Consumer<SaveListener> news) {
        for (SaveListener listener : listeners) {
            try {
                news.accept(listener);
            } catch (RuntimeException e) {
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
            }
        }
    }
}
