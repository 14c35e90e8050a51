package org.plumbline.ui.kit;

import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// The text that is being typed in, and the keys that are its own.
///
/// A control undoes by Ctrl+Z, but which key redoes differs by system, and a command of the window
/// would be asked before the control is: so both steps are taken here, for every text there is.
record TypedText(TextInputControl input) {

    private static final KeyCombination UNDO =
            new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN);

    private static final List<KeyCombination> REDO =
            List.of(
                    new KeyCodeCombination(KeyCode.Y, KeyCombination.SHORTCUT_DOWN),
                    new KeyCodeCombination(
                            KeyCode.Z, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));

    /// The text with the focus; empty where none has it, or it is only read.
    static Optional<TypedText> in(Scene scene) {
        return scene.getFocusOwner() instanceof TextInputControl input && input.isEditable()
                ? Optional.of(new TypedText(input))
                : Optional.empty();
    }

    /// Takes typing back or does it again, where the key is for that: by the usual keys, and by
    /// those that the user chose for the labels, which mean the text as long as it is typed in.
    ///
    /// @param command what the key does elsewhere
    /// @return whether the key was for that, also where there was nothing to take back
    boolean stepped(KeyEvent event, Optional<Command> command) {
        if (UNDO.match(event) || isFor(event, command, ".undo")) {
            input.undo();
            return true;
        }
        if (REDO.stream().anyMatch(key -> key.match(event)) || isFor(event, command, ".redo")) {
            input.redo();
            return true;
        }
        return false;
    }

    private static boolean isFor(KeyEvent event, Optional<Command> command, String step) {
        return !takes(event) && command.filter(found -> found.id().endsWith(step)).isPresent();
    }

    /// Whether a key types, walks, deletes or copies, and does no command therefore.
    static boolean takes(KeyEvent event) {
        boolean types =
                !event.isShortcutDown() && !event.isAltDown() && !event.getCode().isFunctionKey();
        return types
                || ReservedKey.ofText(
                                event.getCode(),
                                event.isShortcutDown(),
                                event.isAltDown(),
                                event.isShiftDown())
                        .isPresent();
    }
}
