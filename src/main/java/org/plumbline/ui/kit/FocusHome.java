package org.plumbline.ui.kit;

import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Sees to it that the focus is never lost. Where what had it is taken out of the window, the
/// toolkit gives it to whatever stands first, which nobody meant, or to nothing. FX thread only.
public final class FocusHome {

    private final Scene scene;
    private final BooleanSupplier isOff;
    private final Runnable home;
    private Subscription watching = Subscription.EMPTY;

    private FocusHome(Scene scene, BooleanSupplier isOff, Runnable home) {
        this.scene = scene;
        this.isOff = isOff;
        this.home = home;
    }

    /// Watches from now on.
    ///
    /// @param isOff true where something else keeps the focus, such as a sheet
    /// @param home puts the focus where every key works
    public static void watch(Scene scene, BooleanSupplier isOff, Runnable home) {
        scene.focusOwnerProperty().subscribe(new FocusHome(scene, isOff, home)::moved);
    }

    private void moved(@Nullable Node owner) {
        watching.unsubscribe();
        watching =
                owner == null
                        ? Subscription.EMPTY
                        : owner.sceneProperty()
                                .subscribe(
                                        (old, now) -> {
                                            if (now == null) {
                                                // Whoever took it out may put it in again, or give
                                                // the focus to something else.
                                                Platform.runLater(() -> check(owner));
                                            }
                                        });
    }

    private void check(Node gone) {
        boolean isNobodys = gone.equals(scene.getFocusOwner()) && gone.getScene() == null;
        if (isNobodys && !isOff.getAsBoolean()) {
            home.run();
        }
    }
}
