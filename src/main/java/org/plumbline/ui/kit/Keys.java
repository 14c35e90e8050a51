package org.plumbline.ui.kit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// All commands of the window and the keys that do them.
///
/// While a text is being typed, keys without Ctrl are text and nothing else, and so are the keys
/// with Ctrl that every text needs: to walk, delete, copy, undo and redo. Which keys a command has
/// is in [KeyMap]; here they are heard, under a sheet as well as in a view. FX thread only.
public final class Keys {

    private final KeyMap map;
    private final KeyPlaces places;

    /// What is asked for a key, in this order: the views, then the whole window.
    private final List<Group> groups = new ArrayList<>();

    /// Commands that are there together.
    private record Group(BooleanSupplier isOn, List<String> ids) {}

    /// True after a key that did a command, until the next key is pressed.
    private boolean commanded;

    /// Who gets every key instead of the commands, while a new key is chosen.
    private @Nullable Predicate<KeyEvent> taker;

    /// The key that was pressed last and not let go since; null where none is held.
    private @Nullable Press held;

    /// What makes a press the same as another, but for the time.
    private record Press(KeyCode code, String text, boolean shift, boolean shortcut, boolean alt) {
        static Press of(KeyEvent event) {
            return new Press(
                    event.getCode(),
                    event.getText(),
                    event.isShiftDown(),
                    event.isShortcutDown(),
                    event.isAltDown());
        }
    }

    /// Keys without any command yet.
    ///
    /// @param user whose keyboard it is
    /// @param needed ids of the commands that always keep a key
    public Keys(Locale user, String... needed) {
        places = new KeyPlaces(user);
        map = new KeyMap(List.of(needed));
        groups.add(new Group(() -> true, new ArrayList<>()));
    }

    /// Adds commands of the whole window, whose keys always do something.
    ///
    /// @throws IllegalArgumentException where an id or a key is taken
    public void add(Collection<Command> more) {
        add(more, KeyMap.WINDOW, groups.getLast());
    }

    /// Adds commands of one view: their keys do something only while it is shown, and then before
    /// those of the whole window.
    ///
    /// @throws IllegalArgumentException where an id is taken, or a key twice in these
    public void add(Collection<Command> more, BooleanSupplier isShown) {
        var view = new Group(isShown, new ArrayList<>());
        int place = groups.size();
        groups.addFirst(view);
        add(more, place, view);
    }

    private void add(Collection<Command> more, int place, Group group) {
        for (var command : more) {
            map.add(command, place);
            group.ids().add(command.id());
        }
    }

    /// All commands with the keys that they have now, in the order they were added.
    List<Command> all() {
        return map.all();
    }

    /// The commands that do something now, in the order they were added: those of the whole window
    /// and of the view that is shown, as far as they apply. One of a view that is out of sight
    /// would change what nobody looks at.
    public List<Command> current() {
        Set<String> on =
                groups.stream()
                        .filter(group -> group.isOn().getAsBoolean())
                        .flatMap(group -> group.ids().stream())
                        .collect(Collectors.toSet());
        return all().stream()
                .filter(command -> on.contains(command.id()))
                .filter(command -> command.applies().getAsBoolean())
                .toList();
    }

    /// The cap of the first key that does this command now, such as `Ctrl Z`; "" where none does.
    /// The view that is shown may have given a key of the window to a command of its own.
    public String cap(Command command) {
        return command.keys().stream()
                .filter(key -> doer(key).filter(id -> id.equals(command.id())).isPresent())
                .findFirst()
                .map(KeyText::cap)
                .orElse("");
    }

    private Optional<String> doer(KeyCombination key) {
        return here().filter(command -> command.keys().contains(key)).map(Command::id).findFirst();
    }

    public Optional<Command> command(String id) {
        return map.command(id);
    }

    /// True for the keys of this command, for whoever listens while no command is done.
    public Predicate<KeyEvent> pressing(String id) {
        return event ->
                command(id).stream()
                        .flatMap(command -> command.keys().stream())
                        .anyMatch(key -> key.match(event));
    }

    /// True where a command is there and would do something now.
    public boolean applies(String id) {
        return current().stream().anyMatch(command -> command.id().equals(id));
    }

    /// Does the command with this id, as its key would; nothing where there is none.
    public void run(String id) {
        command(id).ifPresent(command -> command.action().run());
    }

    /// Which keys do which command, to be read and changed.
    public KeyMap map() {
        return map;
    }

    /// The keys that are heard in a scene; empty where none are.
    static Optional<Keys> of(Scene scene) {
        return Optional.ofNullable((Keys) scene.getProperties().get(Keys.class));
    }

    /// Listens for keys in `scene`, before its controls do.
    ///
    /// @param isOff true while no command may be done, such as under a sheet
    public void listen(Scene scene, BooleanSupplier isOff) {
        scene.getProperties().put(Keys.class, this);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> pressed(event, scene, isOff));
        // The letter of a key that moved the focus into a text must not be typed there.
        scene.addEventFilter(
                KeyEvent.KEY_TYPED,
                event -> {
                    if (commanded) {
                        event.consume();
                    }
                });
        scene.addEventFilter(KeyEvent.KEY_RELEASED, event -> held = null);
        // A key that is let go in another window is not told here.
        scene.windowProperty().flatMap(Window::focusedProperty).subscribe(focused -> held = null);
    }

    /// What is pressed, as a command may have it: by its name, else by its place on the keyboard
    /// that the standard keys are written for, else by what it types; empty where it is a modifier
    /// alone, types nothing, or belongs to the system.
    public Optional<KeyCombination> chosen(KeyEvent event) {
        return event.getCode() == KeyCode.UNDEFINED
                ? places.standIn(event).or(() -> Optional.of(event)).flatMap(KeyText::of)
                : KeyText.of(event);
    }

    /// From now on no key does a command: each is told to `taker` first, which answers whether it
    /// took it; otherwise the control with the focus gets it.
    ///
    /// @return ends this
    public Subscription capture(Predicate<KeyEvent> taker) {
        this.taker = taker;
        return () -> {
            if (taker.equals(this.taker)) {
                this.taker = null;
            }
        };
    }

    private void pressed(KeyEvent event, Scene scene, BooleanSupplier isOff) {
        commanded = false;
        var press = Press.of(event);
        boolean isRepeated = press.equals(held);
        held = press;
        if (taker != null) {
            if (taker.test(event)) {
                took(event);
            }
            return;
        }
        Optional<KeyEvent> place = places.standIn(event);
        KeyEvent meant = place.orElse(event);
        Optional<Command> command = wanted(event).or(() -> place.flatMap(this::wanted));
        var typing = TypedText.in(scene);
        if (typing.isPresent()) {
            if (typing.get().stepped(meant, command)) {
                took(event);
                return;
            }
            command = command.filter(found -> !TypedText.takes(meant));
        }
        if (command.isPresent() && !isOff.getAsBoolean()) {
            took(event);
            if (!isRepeated || command.get().repeats()) {
                command.get().action().run();
            }
        } else if (place.isPresent() && event.isShortcutDown()) {
            // Controls know Ctrl+C by its name alone, which the key has only here.
            event.consume();
            Event.fireEvent(event.getTarget(), meant);
        }
    }

    private void took(KeyEvent event) {
        commanded = true;
        event.consume();
    }

    private Optional<Command> wanted(KeyEvent event) {
        return here().filter(command -> command.keys().stream().anyMatch(key -> key.match(event)))
                .findFirst();
    }

    /// The commands that are there now, in the order in which they are asked for a key.
    private Stream<Command> here() {
        return groups.stream()
                .filter(group -> group.isOn().getAsBoolean())
                .flatMap(group -> group.ids().stream())
                .flatMap(id -> map.command(id).stream());
    }
}
