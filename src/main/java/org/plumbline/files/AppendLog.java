package org.plumbline.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// Appends records to a file and says of each when it will outlive a power cut.
///
/// [#append] only queues and may be called anywhere, on the FX thread too. One thread of the log's
/// own owns the file: it writes all that is queued at once, forces it once, and only then says so.
/// Nobody else has a handle on that thread, because an interrupt would close the file under it.
///
/// After a failure nothing written since the last good force is believed. The records stay in
/// memory, [LogFile] opens the file anew, cuts its own writes to what was forced or moves another
/// program's file aside, and they are written again, until it works or the log is closed.
public final class AppendLog implements AutoCloseable {

    private static final long FIRST_PAUSE_MILLIS = 250;
    private static final long LONGEST_PAUSE_MILLIS = 5_000;

    /// How often the last records are written where another program keeps changing the file.
    private static final int LAST_TRIES = 5;

    /// Told on the log's thread; must not throw.
    public interface Watcher {

        /// Writing failed; it is tried again until it works or the log is closed.
        void failing(IOException cause);

        /// Writing works again, and all that had waited is forced.
        void recovered();

        /// Another program had put a file at the log's name; it was moved here, whole.
        default void keptAside(Path file) {}
    }

    private static final class Waiting {

        private final byte[] bytes;
        private final CompletableFuture<Void> forced = new CompletableFuture<>();

        Waiting(byte[] bytes) {
            this.bytes = bytes.clone();
        }
    }

    private final LogFile file;
    private final Watcher watcher;
    private final Thread thread;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Waiting> queue = new ArrayDeque<>();

    /// Set by whatever ends a rest between two tries.
    private boolean knocked;

    private boolean closing;
    private boolean ended;

    private AppendLog(LogFile file, Watcher watcher) {
        this.file = file;
        this.watcher = watcher;
        String name = "append to " + AtomicFile.nameOf(file.path());
        this.thread = Thread.ofPlatform().daemon().name(name).unstarted(this::run);
    }

    /// Starts to append to a file; from now on it belongs to the log's thread.
    public static AppendLog start(LogFile file, Watcher watcher) {
        var log = new AppendLog(file, watcher);
        log.thread.start();
        return log;
    }

    /// Queues one record. The answer completes on the log's thread once the record is forced; it
    /// fails only where the log was closed before that worked.
    ///
    /// @throws IllegalStateException after [#close()]
    public CompletableFuture<Void> append(byte[] record) {
        var waiting = new Waiting(record);
        lock.lock();
        try {
            if (closing) {
                throw new IllegalStateException("the log is closed");
            }
            queue.add(waiting);
            knock();
        } finally {
            lock.unlock();
        }
        return waiting.forced;
    }

    /// How many records are not forced yet.
    public int unforced() {
        lock.lock();
        try {
            return queue.size();
        } finally {
            lock.unlock();
        }
    }

    /// Tries again at once where writing fails.
    public void retryNow() {
        lock.lock();
        try {
            knock();
        } finally {
            lock.unlock();
        }
    }

    private void knock() {
        knocked = true;
        changed.signalAll();
    }

    /// Forces what is queued, or gives up after one more failure; then [#unforced()] says how many
    /// records were lost. Waits for the disk: never called on the FX thread.
    @Override
    public void close() {
        lock.lock();
        try {
            closing = true;
            knock();
            while (!ended) {
                changed.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    private void run() {
        try {
            boolean failing = false;
            long pause = FIRST_PAUSE_MILLIS;
            for (var batch = next(); !batch.isEmpty(); batch = next()) {
                boolean last = isClosing();
                IOException failure = write(batch);
                // Nobody tries again later, and each further try moves another program's file out
                // of the way.
                for (int tried = 1; last && tried < LAST_TRIES; tried++) {
                    if (!(failure instanceof ChangedFileException)) {
                        break;
                    }
                    failure = write(batch);
                }
                if (failure == null) {
                    forced(batch);
                    if (failing) {
                        watcher.recovered();
                    }
                    failing = false;
                    pause = FIRST_PAUSE_MILLIS;
                    batch.forEach(waiting -> waiting.forced.complete(null));
                } else {
                    failing = true;
                    watcher.failing(failure);
                    if (last) {
                        giveUp(failure);
                        return;
                    }
                    rest(pause);
                    pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
                }
            }
            lastLook();
        } finally {
            file.close();
            end();
        }
    }

    private void lastLook() {
        try {
            file.lastLook();
        } catch (IOException ignored) {
            // All that was added is forced; where it is not there any more, as with a pulled stick,
            // nobody is left to tell.
            return;
        }
    }

    /// All that waits, as soon as something does; empty where nothing will any more.
    private List<Waiting> next() {
        lock.lock();
        try {
            while (queue.isEmpty() && !closing) {
                changed.awaitUninterruptibly();
            }
            knocked = false;
            return List.copyOf(queue);
        } finally {
            lock.unlock();
        }
    }

    private @Nullable IOException write(List<Waiting> batch) {
        var records = new ArrayList<byte[]>(batch.size());
        batch.forEach(waiting -> records.add(waiting.bytes));
        try {
            file.appendForced(records);
            return null;
        } catch (IOException e) {
            return e;
        } catch (RuntimeException e) {
            // A fault of ours must not end the thread in silence while labels wait for it.
            return new IOException("the log cannot be written: " + e, e);
        }
    }

    private void forced(List<Waiting> batch) {
        lock.lock();
        try {
            batch.forEach(waiting -> queue.remove());
        } finally {
            lock.unlock();
        }
    }

    private void giveUp(IOException failure) {
        List<Waiting> lost;
        lock.lock();
        try {
            lost = List.copyOf(queue);
        } finally {
            lock.unlock();
        }
        lost.forEach(waiting -> waiting.forced.completeExceptionally(failure));
    }

    private boolean isClosing() {
        lock.lock();
        try {
            return closing;
        } finally {
            lock.unlock();
        }
    }

    /// Waits for a while, for [#retryNow()], for another record or for [#close()].
    private void rest(long millis) {
        lock.lock();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(millis);
            while (!knocked && left > 0) {
                left = changed.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            // Nobody has a handle on this thread; were it interrupted all the same, the file would
            // close, and the next try opens it anew.
            return;
        } finally {
            lock.unlock();
        }
    }

    private void end() {
        lock.lock();
        try {
            ended = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
