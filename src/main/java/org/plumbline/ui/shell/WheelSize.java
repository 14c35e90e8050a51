package org.plumbline.ui.shell;

import java.util.function.IntConsumer;
import javafx.scene.Scene;
import javafx.scene.input.ScrollEvent;

/// The wheel with Ctrl changes the size of all text. FX thread only.
final class WheelSize {

    /// A notch of a common wheel, in pixels; the small turns of other devices add up to it.
    private static final double NOTCH = 40;

    private final IntConsumer step;
    private double turned;

    /// @param step told 1 for larger, -1 for smaller
    WheelSize(IntConsumer step) {
        this.step = step;
    }

    /// Listens in a scene, before its controls scroll.
    void on(Scene scene) {
        scene.addEventFilter(ScrollEvent.SCROLL, this::turn);
    }

    private void turn(ScrollEvent event) {
        if (!event.isShortcutDown()) {
            turned = 0;
            return;
        }
        event.consume();
        // What coasts on after the hand has left the wheel must not change the size any more.
        if (!event.isInertia()) {
            add(event.getDeltaY());
        }
    }

    /// Adds a turn of the wheel.
    void add(double pixels) {
        turned += pixels;
        if (Math.abs(turned) >= NOTCH) {
            step.accept(turned > 0 ? 1 : -1);
            turned = 0;
        }
    }
}
