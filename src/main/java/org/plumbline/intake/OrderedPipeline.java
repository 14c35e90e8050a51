package org.plumbline.intake;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonTree;

/// Hands elements from the thread that scans to a second one, so that both cores work. What can be
/// said of an element alone is found on either thread, whichever is free; what depends on the
/// elements before it is settled in order. What waits in between is bounded in bytes. A small file
/// stays on the thread that scans.
///
/// @param <T> what is found of one element
final class OrderedPipeline<T> implements AutoCloseable {

    /// What is done with each element.
    ///
    /// @param <T> what is found of one element
    interface Work<T> {

        /// Looks at one element by itself; on two threads at once for two elements.
        T examine(JsonTree element) throws IOException;

        /// Takes what was found, in the order of the elements; never on two threads at once.
        void settle(T found) throws IOException;
    }

    private static final long BATCH_BYTES = 64 << 10;

    /// How much may wait or be in work; one element may be larger, and is then alone.
    private static final long MOST_BYTES = 2 << 20;

    private final Work<T> work;
    private List<JsonTree> filling = new ArrayList<>();
    private long fillingBytes;
    private @Nullable Thread worker;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();

    /// What follows is guarded by `lock`; a change is signalled.
    private final Queue<Batch<T>> waiting = new ArrayDeque<>();

    private final Queue<Batch<T>> unsettled = new ArrayDeque<>();
    private long bytesOut;
    private boolean settling;
    private boolean ended;
    private @Nullable Throwable failure;

    OrderedPipeline(Work<T> work) {
        this.work = work;
    }

    /// Hands over one more element.
    void put(JsonTree element) {
        filling.add(element);
        fillingBytes += element.length();
        if (fillingBytes >= BATCH_BYTES) {
            send();
        }
    }

    /// Returns when nothing is waiting or in work; takes part in the work until then.
    void awaitIdle() {
        helpUntil(0);
    }

    /// Returns when every element is settled; throws what the work threw.
    void finish() throws IOException {
        if (worker == null) {
            for (JsonTree element : filling) {
                work.settle(work.examine(element));
            }
            return;
        }
        send();
        awaitIdle();
        end();
        lock.lock();
        try {
            rethrow(failure);
        } finally {
            lock.unlock();
        }
    }

    /// Ends the work, whatever is left of it.
    @Override
    public void close() {
        end();
    }

    private void send() {
        if (worker == null) {
            worker = Thread.ofPlatform().name("judge").daemon().start(this::run);
        }
        helpUntil(Math.max(0, MOST_BYTES - fillingBytes));
        lock.lock();
        try {
            if (failure == null) {
                var batch = new Batch<T>(filling, fillingBytes);
                waiting.add(batch);
                unsettled.add(batch);
                bytesOut += fillingBytes;
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
        filling = new ArrayList<>();
        fillingBytes = 0;
    }

    /// Works on what waits while more than `most` bytes are out.
    private void helpUntil(long most) {
        Batch<T> batch = next(most);
        while (batch != null) {
            process(batch);
            batch = next(most);
        }
    }

    /// A batch to work on; null where no more than `most` bytes are out.
    private @Nullable Batch<T> next(long most) {
        lock.lock();
        try {
            while (failure == null && bytesOut > most && waiting.isEmpty()) {
                changed.awaitUninterruptibly();
            }
            return failure == null && bytesOut > most ? waiting.poll() : null;
        } finally {
            lock.unlock();
        }
    }

    /// The second thread.
    private void run() {
        Batch<T> batch = next();
        while (batch != null) {
            process(batch);
            batch = next();
        }
    }

    private @Nullable Batch<T> next() {
        lock.lock();
        try {
            while (waiting.isEmpty() && !ended) {
                changed.awaitUninterruptibly();
            }
            return waiting.poll();
        } finally {
            lock.unlock();
        }
    }

    private void process(Batch<T> batch) {
        try {
            batch.examine(work);
            Batch<T> first = firstToSettle(batch, null);
            while (first != null) {
                first.settle(work);
                first = firstToSettle(null, first);
            }
        } catch (IOException | RuntimeException | Error e) {
            fail(e);
        }
    }

    /// The batch to settle now; null where another thread settles, or the next one is not examined.
    ///
    /// @param examined the batch that was examined just now
    /// @param settled the batch that was settled just now
    private @Nullable Batch<T> firstToSettle(
            @Nullable Batch<T> examined, @Nullable Batch<T> settled) {
        lock.lock();
        try {
            if (examined != null) {
                examined.isExamined = true;
            }
            if (settled != null) {
                settling = false;
                bytesOut -= settled.bytes;
                changed.signalAll();
            }
            Batch<T> first = unsettled.peek();
            if (settling || first == null || !first.isExamined || failure != null) {
                return null;
            }
            settling = true;
            return unsettled.poll();
        } finally {
            lock.unlock();
        }
    }

    private void fail(Throwable thrown) {
        lock.lock();
        try {
            if (failure == null) {
                failure = thrown;
            }
            drop();
        } finally {
            lock.unlock();
        }
    }

    private void drop() {
        ended = true;
        waiting.clear();
        unsettled.clear();
        changed.signalAll();
    }

    /// Lets the worker come to its end, and waits for that: it works on what this thread owns.
    private void end() {
        Thread running = worker;
        if (running == null) {
            return;
        }
        lock.lock();
        try {
            drop();
        } finally {
            lock.unlock();
        }
        boolean interrupted = false;
        while (running.isAlive()) {
            try {
                running.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        worker = null;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void rethrow(@Nullable Throwable failure) throws IOException {
        switch (failure) {
            case null -> {}
            case IOException e -> throw e;
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            default -> throw new AssertionError("the work throws nothing else", failure);
        }
    }

    /// Elements that go one way together. Owned by one thread at a time.
    ///
    /// @param <T> what is found of one element
    private static final class Batch<T> {

        private List<JsonTree> elements;
        private List<T> found = new ArrayList<>();
        private final long bytes;
        private boolean isExamined;

        Batch(List<JsonTree> elements, long bytes) {
            this.elements = elements;
            this.bytes = bytes;
        }

        void examine(Work<T> work) throws IOException {
            for (JsonTree element : elements) {
                found.add(work.examine(element));
            }
            elements = List.of();
        }

        void settle(Work<T> work) throws IOException {
            for (T one : found) {
                work.settle(one);
            }
            // A thread that waits for the next batch still has its eyes on this one.
            found = List.of();
        }
    }
}
