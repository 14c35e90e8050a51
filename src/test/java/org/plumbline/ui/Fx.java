package org.plumbline.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/// What tests need of the toolkit, so that nothing else depends on how they drive it.
///
/// Screens are shown in JavaFX's headless platform, whose screen is 1000 × 1000. It delivers no
/// modifiers with the mouse, so that tests select by keyboard.
public final class Fx {

    private static final long PATIENCE_SECONDS = 60;

    private Fx() {}

    /// Runs on the FX thread and waits; what it throws is thrown here.
    public static void run(Runnable action) {
        get(
                () -> {
                    action.run();
                    return true;
                });
    }

    /// What `action` returns on the FX thread; what it throws is thrown here.
    public static <T> T get(Callable<T> action) {
        start();
        var task = new FutureTask<>(action);
        Platform.runLater(task);
        try {
            return task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new AssertionError("failed on the FX thread", e.getCause());
        } catch (InterruptedException | TimeoutException e) {
            throw new AssertionError("the FX thread did not answer", e);
        }
    }

    /// Waits until the window has been laid out once more from now on.
    public static void waitPulse(Scene scene) {
        var done = new CountDownLatch(1);
        Runnable listener = done::countDown;
        run(
                () -> {
                    scene.addPostLayoutPulseListener(listener);
                    Platform.requestNextPulse();
                });
        try {
            assertThat(done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted", e);
        }
        run(() -> scene.removePostLayoutPulseListener(listener));
    }

    /// Shows what `content` makes in a window of its own, with the program's font and the light
    /// colours; to be closed by the test.
    public static Window show(int width, int height, Supplier<Parent> content) {
        Stage stage =
                get(
                        () -> {
                            loadFonts();
                            Parent root = content.get();
                            // Before the scene: what enters it is styled at once.
                            root.getStylesheets()
                                    .add(
                                            Fx.class
                                                    .getResource("/style/roles-text-light.css")
                                                    .toExternalForm());
                            root.setStyle("-fx-font-size: 13px");
                            var scene = new Scene(root, width, height);
                            var shown = new Stage();
                            shown.setScene(scene);
                            shown.show();
                            shown.requestFocus();
                            return shown;
                        });
        var window = new Window(stage);
        window.settle();
        return window;
    }

    /// The text on the clipboard.
    public static String clipboard() {
        return get(() -> Clipboard.getSystemClipboard().getString());
    }

    /// A window that a test has opened.
    public record Window(Stage stage) implements AutoCloseable {

        /// Presses keys together, lets them go, and waits until the window is laid out.
        public void press(KeyCode... keys) {
            Keyboard.press(stage, keys);
            settle();
        }

        /// Clicks at a place of the window.
        public void click(double x, double y) {
            new FxRobot().clickOn(stage.getX() + x, stage.getY() + y);
            settle();
        }

        /// Waits until the window has been laid out twice: what one layout asks for, the next does.
        public void settle() {
            waitPulse(stage.getScene());
            waitPulse(stage.getScene());
        }

        @Override
        public void close() {
            run(stage::close);
        }
    }

    private static void start() {
        try {
            FxToolkit.registerPrimaryStage();
        } catch (TimeoutException e) {
            throw new AssertionError("the toolkit did not start", e);
        }
    }

    private static void loadFonts() {
        for (String name :
                new String[] {
                    "/com/formdev/flatlaf/fonts/jetbrains_mono/JetBrainsMono-Regular.ttf",
                    "/com/formdev/flatlaf/fonts/jetbrains_mono/JetBrainsMono-Bold.ttf"
                }) {
            Font.loadFont(Fx.class.getResource(name).toExternalForm(), 13);
        }
    }
}
