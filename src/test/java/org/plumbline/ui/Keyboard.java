package org.plumbline.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;

/// A hand on the keyboard. It presses only once the window has the focus, since the platform drops
/// what nobody can take; it lets a key go only after the press has been dealt with, and then waits
/// for nothing: whoever asked knows what to wait for.
public final class Keyboard {

    /// Far more than it takes, also on a machine that is busy with other things.
    private static final long PATIENCE_SECONDS = 60;

    private Keyboard() {}

    /// Presses keys together, and lets them go in the other order.
    public static void press(Stage stage, KeyCode... keys) {
        awaitFocus(stage);
        var pressed = Arrays.asList(keys);
        Robot robot =
                Fx.get(
                        () -> {
                            var made = new Robot();
                            pressed.forEach(made::keyPress);
                            return made;
                        });
        Fx.run(() -> pressed.reversed().forEach(robot::keyRelease));
    }

    /// Types a text, a character at a time, into whatever has the focus then.
    public static void write(Stage stage, String text) {
        awaitFocus(stage);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            Fx.run(() -> type(stage.getScene(), c));
        }
    }

    private static void type(Scene scene, char c) {
        KeyCode code = c == '\n' ? KeyCode.ENTER : KeyCode.UNDEFINED;
        fire(scene, KeyEvent.KEY_PRESSED, "", code);
        fire(scene, KeyEvent.KEY_TYPED, String.valueOf(c), KeyCode.UNDEFINED);
        fire(scene, KeyEvent.KEY_RELEASED, "", code);
    }

    private static void fire(Scene scene, EventType<KeyEvent> type, String typed, KeyCode code) {
        EventTarget target = scene.getFocusOwner() == null ? scene : scene.getFocusOwner();
        Event.fireEvent(
                target,
                new KeyEvent(type, typed, code.getName(), code, false, false, false, false));
    }

    private static void awaitFocus(Stage stage) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!Fx.get(stage::isFocused) && System.nanoTime() < end) {
            Fx.waitPulse(stage.getScene());
        }
        assertThat(Fx.get(stage::isFocused)).as("the window has the focus").isTrue();
    }
}
