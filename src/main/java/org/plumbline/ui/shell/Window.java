package org.plumbline.ui.shell;

import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.plumbline.session.Desk;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;

/// Starts JavaFX and shows the one window of the program.
public final class Window {

    private Window() {}

    /// Shows the window and waits until it is closed.
    ///
    /// @param file what to open; the bundled sample where empty
    /// @throws NoDisplayException where there is no screen to show it on
    public static void show(Desk desk, Optional<Path> file) throws NoDisplayException {
        var closed = new CountDownLatch(1);
        var failure = new AtomicReference<RuntimeException>();
        try {
            Platform.startup(
                    () -> {
                        try {
                            var stage = new Stage();
                            var workbench =
                                    new Workbench(
                                            stage,
                                            desk,
                                            Background.ofTwoThreads(),
                                            Choosers.ofSystem(),
                                            new SplittableRandom());
                            stage.setOnHidden(event -> closed.countDown());
                            workbench.open(file);
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
