package org.plumbline.ui.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// All commands of the window and the keys that do them.
///
/// While a text is being typed, keys without Ctrl are text and nothing else. A key belongs to one
/// command: a second one is refused when it is added. FX thread only.
public final class Keys {

    private final Map<String, Command> commands = new LinkedHashMap<>();

    /// The commands of the whole window, whose keys always do something.
    private final Group window = new Group(() -> true, new LinkedHashMap<>());

    /// What is asked for a key, in this order: the views, then the whole window.
    private final List<Group> groups = new ArrayList<>(List.of(window));

    /// Commands that are there together.
    private record Group(BooleanSupplier isOn, Map<KeyCombination, Command> byKey) {}

    /// True after a key that did a command, until the next key is pressed.
    private boolean commanded;

    /// Adds commands.
    ///
    /// @throws IllegalArgumentException where an id or a key is taken
    public void add(List<Command> more) {
        add(more, window);
    }

    /// Adds commands of one view: their keys do something only while it is shown, and then before
    /// those of the whole window.
    ///
    /// @throws IllegalArgumentException where an id is taken, or a key twice in these
    public void add(List<Command> more, BooleanSupplier isShown) {
        var view = new Group(isShown, new LinkedHashMap<>());
        groups.addFirst(view);
        add(more, view);
    }

    private void add(List<Command> more, Group group) {
        for (var command : more) {
            if (commands.putIfAbsent(command.id(), command) != null) {
                throw new IllegalArgumentException("two commands are named " + command.id());
            }
            for (var key : command.keys()) {
                var other = group.byKey().putIfAbsent(key, command);
                if (other != null) {
                    throw new IllegalArgumentException(
                            key + " does both " + other.id() + " and " + command.id());
                }
            }
        }
    }

    /// All commands, in the order they were added.
    public List<Command> all() {
        return new ArrayList<>(commands.values());
    }

    public Optional<Command> command(String id) {
        return Optional.ofNullable(commands.get(id));
    }

    /// Listens for keys in `scene`, before its controls do.
    ///
    /// @param isOff true while no command may be done, such as under a sheet
    public void listen(Scene scene, BooleanSupplier isOff) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> pressed(event, scene, isOff));
        // The letter of a key that moved the focus into a text must not be typed there.
        scene.addEventFilter(
                KeyEvent.KEY_TYPED,
                event -> {
                    if (commanded) {
                        event.consume();
                    }
                });
    }

    private void pressed(KeyEvent event, Scene scene, BooleanSupplier isOff) {
        commanded = false;
        if (isOff.getAsBoolean() || isText(scene, event)) {
            return;
        }
        groups.stream()
                .filter(group -> group.isOn().getAsBoolean())
                .flatMap(group -> group.byKey().entrySet().stream())
                .filter(entry -> entry.getKey().match(event))
                .findFirst()
                .ifPresent(
                        entry -> {
                            commanded = true;
                            event.consume();
                            entry.getValue().action().run();
                        });
    }

    private static boolean isText(Scene scene, KeyEvent event) {
        boolean isTyping =
                scene.getFocusOwner() instanceof TextInputControl input && input.isEditable();
        return isTyping
                && !event.isShortcutDown()
                && !event.isAltDown()
                && !event.getCode().isFunctionKey();
    }

    /// The sign on the key cap of a combination, such as `⇧R` or `Ctrl K`.
    public static String cap(KeyCombination key) {
        if (key instanceof KeyCodeCombination combination) {
            String name = name(combination.getCode());
            if (combination.getShortcut() == KeyCombination.ModifierValue.DOWN) {
                boolean shifted = combination.getShift() == KeyCombination.ModifierValue.DOWN;
                return "Ctrl " + (shifted ? "Shift " : "") + name;
            }
            if (combination.getShift() == KeyCombination.ModifierValue.DOWN) {
                return combination.getCode() == KeyCode.SLASH ? "?" : "Shift " + name;
            }
            return name;
        }
        return key.getDisplayText();
    }

    private static String name(KeyCode code) {
        return switch (code) {
            case PLUS, EQUALS, ADD -> "+";
            case MINUS, SUBTRACT -> "-";
            case SLASH -> "/";
            default -> code.getName();
        };
    }
}
