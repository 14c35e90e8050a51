package org.plumbline.ui.kit;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/// Work that must not hold up the window: it runs on a worker, its answer comes back on the FX
/// thread.
///
/// ```java
/// background.run(() -> open(file)).onDone(this::show).onFailed(this::explain);
/// ```
public final class Background {

    private final Executor workers;
    private final Executor apart;
    private final Executor screen;

    /// For a screen of one's own.
    ///
    /// @param workers where work runs
    /// @param screen where answers are given
    public Background(Executor workers, Executor screen) {
        this(workers, workers, screen);
    }

    private Background(Executor workers, Executor apart, Executor screen) {
        this.workers = workers;
        this.apart = apart;
        this.screen = screen;
    }

    /// Two daemon threads for work, the FX thread for answers. Two, so that one long read does not
    /// keep the next sample waiting.
    public static Background ofTwoThreads() {
        var threads =
                Executors.newFixedThreadPool(
                        2, Thread.ofPlatform().daemon().name("background-", 1).factory());
        Executor apart = work -> Thread.ofPlatform().daemon().name("leaving").start(work);
        return new Background(threads, apart, Background::later);
    }

    /// Everything at once on the calling thread, for tests of models and controllers.
    public static Background atOnce() {
        return new Background(Runnable::run, Runnable::run);
    }

    /// Starts work that must not wait behind other work, as the last of a window must not.
    public Pending<Boolean> runApart(Runnable work) {
        var pending = new Pending<Boolean>(screen);
        apart.execute(
                () ->
                        pending.complete(
                                () -> {
                                    work.run();
                                    return true;
                                }));
        return pending;
    }

    /// Starts `work`. Say what to do with its answer before the FX thread goes on to anything else.
    public <T> Pending<T> run(Callable<T> work) {
        var pending = new Pending<T>(screen);
        workers.execute(() -> pending.complete(work));
        return pending;
    }

    /// Runs `action` on the FX thread, soon.
    public void onScreen(Runnable action) {
        screen.execute(action);
    }

    private static void later(Runnable action) {
        Platform.runLater(action);
    }

    /// Work that was started.
    public static final class Pending<T> {

        private final Executor screen;
        private final CompletableFuture<T> answer = new CompletableFuture<>();
        private CompletableFuture<T> tail = answer;

        private Pending(Executor screen) {
            this.screen = screen;
        }

        /// Called on the FX thread with the answer.
        public Pending<T> onDone(Consumer<? super T> action) {
            tail =
                    tail.whenComplete(
                            (value, failure) -> {
                                if (failure == null) {
                                    screen.execute(() -> action.accept(value));
                                }
                            });
            return this;
        }

        /// Called on the FX thread with what the work threw.
        public Pending<T> onFailed(Consumer<? super Exception> action) {
            tail =
                    tail.whenComplete(
                            (value, failure) -> {
                                if (thrown(failure) instanceof Exception exception) {
                                    screen.execute(() -> action.accept(exception));
                                }
                            });
            return this;
        }

        /// Behind another action comes a wrapper, whose message begins with the name of a class.
        private static @Nullable Throwable thrown(@Nullable Throwable failure) {
            return failure instanceof CompletionException && failure.getCause() != null
                    ? failure.getCause()
                    : failure;
        }

        // Whatever the work throws belongs to the one who asked for it, not to the worker.
        private void complete(Callable<T> work) {
            try {
                answer.complete(work.call());
            } catch (Exception e) {
                answer.completeExceptionally(e);
            } catch (OutOfMemoryError e) {
                // What the work held is free again by now, and the window goes on.
                answer.completeExceptionally(new IOException(Words.get("app.memory"), e));
            } catch (Error e) {
                answer.completeExceptionally(new IllegalStateException(e));
                throw e;
            }
        }
    }
}
