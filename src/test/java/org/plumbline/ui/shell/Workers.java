package org.plumbline.ui.shell;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.plumbline.ui.Fx;

/// The two threads of the window's background. A walk can ask them to be done: what a key has
/// started is then over before the walk looks.
final class Workers implements Executor {

    /// Work that takes longer, or waits for the walk itself, is not waited for.
    private static final long LONGEST_SECONDS = 10;

    private final Executor threads =
            Executors.newFixedThreadPool(2, Thread.ofPlatform().daemon().name("worker").factory());

    private int underWay;

    @Override
    public void execute(Runnable work) {
        change(1);
        threads.execute(
                () -> {
                    try {
                        work.run();
                    } finally {
                        change(-1);
                    }
                });
    }

    /// Waits until nothing is under way and the FX thread has taken every answer, which may have
    /// started something more.
    void awaitDone() {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_SECONDS);
        do {
            awaitNothing(end);
            Fx.run(() -> {});
        } while (isBusy() && System.nanoTime() < end);
    }

    private synchronized boolean isBusy() {
        return underWay > 0;
    }

    private synchronized void change(int by) {
        underWay += by;
        notifyAll();
    }

    private synchronized void awaitNothing(long end) {
        try {
            while (underWay > 0 && System.nanoTime() < end) {
                TimeUnit.NANOSECONDS.timedWait(this, end - System.nanoTime());
            }
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted", e);
        }
    }
}
