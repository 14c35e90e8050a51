package org.plumbline.ui.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.plumbline.session.Workspace;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;

/// Starts JavaFX and shows the one window of the program.
public final class Window {

    /// Whoever ends the process waits no longer for the disk than this.
    private static final int LONGEST_END_SECONDS = 5;

    private Window() {}

    /// Where the process is told to end, as by a system that shuts down, what is being typed is
    /// kept first.
    private static void keepWhenEnded(
            Workbench workbench, Background background, CountDownLatch closed) {
        Runnable keep =
                () -> {
                    if (closed.getCount() > 0) {
                        keep(workbench, background);
                    }
                };
        Runtime.getRuntime().addShutdownHook(new Thread(keep, "keep what is typed"));
    }

    private static void keep(Workbench workbench, Background background) {
        var kept = CompletableFuture.runAsync(workbench::close, background::onScreen);
        try {
            kept.get(LONGEST_END_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException e) {
            // Longer than that nobody waits, and what was acknowledged is there.
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Shows the window and waits until it is closed.
    ///
    /// @param files what to open; the bundled sample where empty
    /// @throws NoDisplayException where there is no screen to show it on
    public static void show(Workspace workspace, List<Path> files) throws NoDisplayException {
        var closed = new CountDownLatch(1);
        var failure = new AtomicReference<RuntimeException>();
        try {
            Platform.startup(
                    () -> {
                        try {
                            var stage = new Stage();
                            var background = Background.ofTwoThreads();
                            var workbench =
                                    new Workbench(
                                            stage,
                                            workspace,
                                            background,
                                            Choosers.ofSystem(),
                                            new SplittableRandom());
                            stage.setOnHidden(event -> closed.countDown());
                            keepWhenEnded(workbench, background, closed);
                            workbench.open(files);
                            stage.show();
                        } catch (RuntimeException e) {
                            failure.set(e);
                            closed.countDown();
                        }
                    });
        } catch (UnsupportedOperationException | UnsatisfiedLinkError e) {
            throw new NoDisplayException(e);
        }
        try {
            closed.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Platform.exit();
        RuntimeException thrown = failure.get();
        if (thrown != null) {
            throw thrown;
        }
    }
}
