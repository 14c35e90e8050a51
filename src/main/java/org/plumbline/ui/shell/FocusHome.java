package org.plumbline.ui.shell;

import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// Sees to it that the focus is never lost. Where what had it is taken out of the window, the
/// toolkit gives it to whatever stands first, which nobody meant, or to nothing.
final class FocusHome {

    private final Scene scene;
    private final BooleanSupplier isOff;
    private final Runnable home;

    private FocusHome(Scene scene, BooleanSupplier isOff, Runnable home) {
        this.scene = scene;
        this.isOff = isOff;
        this.home = home;
    }

    /// Watches from now on.
    ///
    /// @param isOff true where something else keeps the focus, such as a sheet
    /// @param home puts the focus where every key works
    static void watch(Scene scene, BooleanSupplier isOff, Runnable home) {
        var watch = new FocusHome(scene, isOff, home);
        scene.focusOwnerProperty().addListener((property, old, now) -> watch.moved(old, now));
    }

    private void moved(@Nullable Node old, @Nullable Node now) {
        // Whoever took it out may put it in again, or give the focus to something else.
        if (old != null && old.getScene() == null) {
            Platform.runLater(() -> check(old, now));
        }
    }

    private void check(Node old, @Nullable Node given) {
        Node owner = scene.getFocusOwner();
        boolean isAsGiven = owner == null || owner.equals(given);
        if (isAsGiven && old.getScene() == null && !isOff.getAsBoolean()) {
            home.run();
        }
    }
}
