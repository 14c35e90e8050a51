package org.plumbline.ui.kit;

import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The picture of a key, beside the act that it does.
public final class KeyCap extends Label {

    private boolean isOfCommand;
    private Subscription watched = Subscription.EMPTY;

    /// The cap of a key that is always the same.
    public KeyCap(String key) {
        super(key);
        getStyleClass().add("key-cap");
        setMinWidth(USE_PREF_SIZE);
    }

    /// The cap of the key that a command has in the window where the cap is: it follows the user's
    /// choice, and is not seen while the command has no key.
    ///
    /// @param command the command's id
    public static KeyCap of(String command) {
        var cap = new KeyCap("");
        cap.isOfCommand = true;
        cap.show("");
        cap.sceneProperty().subscribe(scene -> cap.watch(scene, command));
        return cap;
    }

    /// True where the cap follows a command, false where its key cannot be changed.
    public boolean isOfCommand() {
        return isOfCommand;
    }

    private void watch(@Nullable Scene scene, String command) {
        watched.unsubscribe();
        watched = Subscription.EMPTY;
        if (scene != null) {
            Keys.of(scene)
                    .ifPresent(
                            keys ->
                                    watched =
                                            keys.map()
                                                    .changes()
                                                    .subscribe(now -> show(keys, command)));
        }
    }

    private void show(Keys keys, String command) {
        show(keys.command(command).map(Command::cap).orElse(""));
    }

    private void show(String cap) {
        setText(cap);
        setVisible(!cap.isEmpty());
    }

    /// No width without a key. Unmanaged it would not do: a button takes an unmanaged graphic out
    /// of the scene, where it hears of no key any more.
    @Override
    protected double computePrefWidth(double height) {
        return getText().isEmpty() ? 0 : super.computePrefWidth(height);
    }
}
