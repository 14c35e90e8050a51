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

/// Hands elements from the thread that scans to one that judges them, in order, so that both cores
/// work. What waits in between is bounded in bytes. A small file is judged where it is scanned.
final class Handoff implements AutoCloseable {

    /// What is done with each element.
    @FunctionalInterface
    interface Judge {
        void judge(JsonTree element) throws IOException;
    }

    private static final long BATCH_BYTES = 256 << 10;

    /// How much may wait or be in work; one element may be larger, and is then alone.
    private static final long MOST_BYTES = 8 << 20;

    private record Batch(List<JsonTree> elements, long bytes) {}

    private final Judge judge;
    private List<JsonTree> filling = new ArrayList<>();
    private long fillingBytes;
    private @Nullable Thread worker;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();

    /// What follows is guarded by `lock`; a change is signalled.
    private final Queue<Batch> waiting = new ArrayDeque<>();

    private long bytesOut;
    private boolean ended;
    private @Nullable Throwable failure;

    Handoff(Judge judge) {
        this.judge = judge;
    }

    /// Hands over one more element.
    void put(JsonTree element) {
        filling.add(element);
        fillingBytes += element.length();
        if (fillingBytes >= BATCH_BYTES) {
            send();
        }
    }

    /// Returns when nothing is waiting or in work.
    void awaitIdle() {
        lock.lock();
        try {
            while (bytesOut > 0 && failure == null) {
                changed.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    /// Returns when every element is judged; throws what the judge threw.
    void finish() throws IOException {
        if (worker == null) {
            for (JsonTree element : filling) {
                judge.judge(element);
            }
            return;
        }
        send();
        end(false);
        lock.lock();
        try {
            rethrow(failure);
        } finally {
            lock.unlock();
        }
    }

    /// Stops judging, if it has not ended.
    @Override
    public void close() {
        end(true);
    }

    private void send() {
        if (worker == null) {
            worker = Thread.ofPlatform().name("judge").daemon().start(this::work);
        }
        lock.lock();
        try {
            while (failure == null && bytesOut > 0 && bytesOut + fillingBytes > MOST_BYTES) {
                changed.awaitUninterruptibly();
            }
            if (failure == null) {
                waiting.add(new Batch(filling, fillingBytes));
                bytesOut += fillingBytes;
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
        filling = new ArrayList<>();
        fillingBytes = 0;
    }

    /// Lets the worker come to its end, and waits for that: it works on what this thread owns.
    private void end(boolean atOnce) {
        Thread running = worker;
        if (running == null) {
            return;
        }
        lock.lock();
        try {
            ended = true;
            if (atOnce) {
                waiting.clear();
            }
            changed.signalAll();
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

    private void work() {
        Batch batch = next();
        while (batch != null) {
            Throwable thrown = null;
            try {
                for (JsonTree element : batch.elements()) {
                    judge.judge(element);
                }
            } catch (IOException | RuntimeException | Error e) {
                thrown = e;
            }
            done(batch, thrown);
            batch = next();
        }
    }

    private void done(Batch batch, @Nullable Throwable thrown) {
        lock.lock();
        try {
            bytesOut -= batch.bytes();
            if (thrown != null) {
                failure = thrown;
                ended = true;
                waiting.clear();
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private @Nullable Batch next() {
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

    private static void rethrow(@Nullable Throwable failure) throws IOException {
        switch (failure) {
            case null -> {}
            case IOException e -> throw e;
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            default -> throw new AssertionError("a judge throws nothing else", failure);
        }
    }
}
