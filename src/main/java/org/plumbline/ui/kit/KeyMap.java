package org.plumbline.ui.kit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.input.KeyCombination;
import org.plumbline.ui.kit.KeyAnswer.Free;
import org.plumbline.ui.kit.KeyAnswer.Needed;
import org.plumbline.ui.kit.KeyAnswer.Reserved;
import org.plumbline.ui.kit.KeyAnswer.Taken;

/// Which keys do which command: the standard ones, or those that the user chose instead.
///
/// A key never does two commands that are there at the same time: both of one view, both of the
/// window, or one of each. On purpose the program itself gives some keys of the window to a command
/// of a view as well, such as Ctrl O, and the view comes first; the user's choices make no more of
/// these. FX thread only.
public final class KeyMap {

    /// The place of commands that are always there; views have places from 1 on.
    static final int WINDOW = 0;

    private final Set<String> needed;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final SortedMap<String, List<KeyCombination>> chosen = new TreeMap<>();

    /// Choices for commands that this version of the program has not; kept for the one that has.
    private final SortedMap<String, List<String>> unknown = new TreeMap<>();

    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();

    /// A command with its standard keys, and where it is done.
    private record Entry(Command command, int place) {

        boolean hasStandard(KeyCombination key) {
            return command.keys().contains(key);
        }

        boolean meets(Entry other) {
            return place == other.place || place == WINDOW || other.place == WINDOW;
        }
    }

    /// An empty map.
    ///
    /// @param needed ids of the commands that always keep a key
    KeyMap(Collection<String> needed) {
        this.needed = Set.copyOf(needed);
    }

    /// Adds a command with its standard keys.
    ///
    /// @throws IllegalArgumentException where its id is taken, or one of its keys at this place
    void add(Command command, int place) {
        for (var other : entries.values()) {
            for (var key : command.keys()) {
                if (other.place() == place && other.hasStandard(key)) {
                    throw new IllegalArgumentException(
                            key + " does both " + other.command().id() + " and " + command.id());
                }
            }
        }
        if (entries.putIfAbsent(command.id(), new Entry(command, place)) != null) {
            throw new IllegalArgumentException("two commands are named " + command.id());
        }
    }

    /// All commands with the keys that they have now, in the order they were added.
    public List<Command> all() {
        return entries.values().stream().map(this::now).toList();
    }

    /// A command with the keys that it has now.
    public Optional<Command> command(String id) {
        return Optional.ofNullable(entries.get(id)).map(this::now);
    }

    /// Goes up with each change of any key.
    public ReadOnlyIntegerProperty changes() {
        return changes.getReadOnlyProperty();
    }

    /// True where a command has other keys than the standard ones.
    public boolean isChanged(String id) {
        return chosen.containsKey(id);
    }

    /// How many commands have other keys than the standard ones.
    public int changed() {
        return chosen.size();
    }

    /// The standard keys of a command.
    public List<KeyCombination> standard(String id) {
        return entry(id).command().keys();
    }

    // --- changing

    /// Whether a command may have these keys, and these only.
    public KeyAnswer ask(String id, List<KeyCombination> wanted) {
        Entry entry = entry(id);
        for (var key : wanted) {
            var why = ReservedKey.of(key);
            if (why.isPresent() && !entry.hasStandard(key)) {
                return new Reserved(key, why.get());
            }
        }
        var by = new ArrayList<Command>();
        var keyless = new ArrayList<Command>();
        for (var other : entries.values()) {
            var taken = taken(entry, wanted, other);
            if (!taken.isEmpty()) {
                boolean isLast = keys(other).size() == taken.size();
                if (isLast && needed.contains(other.command().id())) {
                    return new Needed(taken, now(other));
                }
                by.add(now(other));
                if (isLast) {
                    keyless.add(now(other));
                }
            }
        }
        var keys =
                wanted.stream()
                        .filter(key -> by.stream().anyMatch(other -> other.keys().contains(key)))
                        .toList();
        return by.isEmpty() ? new Free() : new Taken(keys, by, keyless);
    }

    /// Gives a command these keys instead of those it has, and takes them from whoever has them.
    ///
    /// @throws IllegalArgumentException where [#ask] says that it may not have them
    public void give(String id, List<KeyCombination> wanted) {
        KeyAnswer answer = ask(id, wanted);
        if (answer instanceof Reserved || answer instanceof Needed) {
            throw new IllegalArgumentException(wanted + " may not do " + id + ": " + answer);
        }
        if (wanted.isEmpty() && needed.contains(id)) {
            throw new IllegalArgumentException(id + " must keep a key");
        }
        Entry entry = entry(id);
        for (var other : entries.values()) {
            var taken = taken(entry, wanted, other);
            if (!taken.isEmpty()) {
                set(other, keys(other).stream().filter(key -> !taken.contains(key)).toList());
            }
        }
        set(entry, wanted);
        changes.set(changes.get() + 1);
    }

    /// Gives all commands their standard keys.
    public void resetAll() {
        chosen.clear();
        unknown.clear();
        changes.set(changes.get() + 1);
    }

    // --- keeping

    /// What differs from the standard keys: names of keys by command, for the settings.
    public SortedMap<String, List<String>> chosen() {
        var names = new TreeMap<>(unknown);
        chosen.forEach((id, keys) -> names.put(id, keys.stream().map(KeyText::name).toList()));
        return names;
    }

    /// Takes what [#chosen] gave, perhaps to another version of the program, or edited by hand:
    /// what cannot be read, is reserved, or does something else already is passed over. Choices
    /// that would leave a needed command without a key are dropped as a whole.
    public void choose(Map<String, List<String>> names) {
        var wanted = readable(names);
        chosen.clear();
        var placed = new ArrayList<Entry>();
        inOrderOfRight(wanted.keySet())
                .forEach(
                        entry -> {
                            String id = entry.command().id();
                            var keys = wanted.getOrDefault(id, entry.command().keys());
                            if (keys.isEmpty() && needed.contains(id)) {
                                keys = entry.command().keys();
                            }
                            set(entry, without(keys, entry, placed));
                            placed.add(entry);
                        });
        if (needed.stream().map(this::entry).anyMatch(entry -> keys(entry).isEmpty())) {
            chosen.clear();
        }
        changes.set(changes.get() + 1);
    }

    private Map<String, List<KeyCombination>> readable(Map<String, List<String>> names) {
        unknown.clear();
        var readable = new TreeMap<String, List<KeyCombination>>();
        names.forEach(
                (id, list) -> {
                    Entry entry = entries.get(id);
                    if (entry == null) {
                        unknown.put(id, List.copyOf(list));
                        return;
                    }
                    var keys =
                            list.stream()
                                    .flatMap(name -> KeyText.read(name).stream())
                                    .filter(
                                            key ->
                                                    entry.hasStandard(key)
                                                            || ReservedKey.of(key).isEmpty())
                                    .distinct()
                                    .toList();
                    // No key at all is a choice; only keys that nobody understands are none.
                    if (list.isEmpty() || !keys.isEmpty()) {
                        readable.put(id, keys);
                    }
                });
        return readable;
    }

    /// Who gets a key that two want: needed commands, then chosen ones, then all others.
    private Stream<Entry> inOrderOfRight(Set<String> ids) {
        return Stream.of(
                        needed.stream().sorted().map(this::entry),
                        ids.stream().sorted().map(this::entry),
                        entries.values().stream())
                .flatMap(entry -> entry)
                .distinct();
    }

    private List<KeyCombination> without(
            List<KeyCombination> keys, Entry entry, List<Entry> placed) {
        return keys.stream()
                .filter(
                        key ->
                                placed.stream()
                                        .allMatch(
                                                other ->
                                                        taken(entry, List.of(key), other)
                                                                .isEmpty()))
                .toList();
    }

    // --- one command

    /// Those of the wanted keys that `other` has, and that would do both.
    private List<KeyCombination> taken(Entry entry, List<KeyCombination> wanted, Entry other) {
        if (other.equals(entry) || !entry.meets(other)) {
            return List.of();
        }
        return keys(other).stream()
                .filter(wanted::contains)
                .filter(key -> !entry.hasStandard(key) || !other.hasStandard(key))
                .toList();
    }

    private void set(Entry entry, List<KeyCombination> keys) {
        if (keys.equals(entry.command().keys())) {
            chosen.remove(entry.command().id());
        } else {
            chosen.put(entry.command().id(), List.copyOf(keys));
        }
    }

    private Command now(Entry entry) {
        return entry.command().with(keys(entry));
    }

    private List<KeyCombination> keys(Entry entry) {
        return chosen.getOrDefault(entry.command().id(), entry.command().keys());
    }

    private Entry entry(String id) {
        return Optional.ofNullable(entries.get(id))
                .orElseThrow(() -> new IllegalArgumentException("no command is named " + id));
    }
}
