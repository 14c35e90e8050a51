package org.plumbline.ui.shell.keys;

import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.KeyAnswer;
import org.plumbline.ui.kit.KeyMap;
import org.plumbline.ui.kit.KeyText;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.ReservedKey;
import org.plumbline.ui.kit.Words;

/// Takes a new key for a command: waits for it, refuses it with the reason, or asks before it is
/// taken from another command. Until that is settled no key does a command. FX thread only.
public final class KeyChange {

    /// What the user is asked at the moment.
    sealed interface Asked {

        /// Nothing; the words tell what was done last, or are "".
        record Nothing(String words) implements Asked {}

        /// The new key of a command; the words ask for it, or say why the last one was refused.
        record Key(Command command, String words) implements Asked {}

        /// Whether a command may take keys from others.
        record Taking(Command command, List<KeyCombination> keys, String words) implements Asked {}

        /// Whether all commands get their standard keys.
        record All(String words) implements Asked {}

        String words();
    }

    private final Keys keys;
    private final KeyMap map;
    private final ReadOnlyObjectWrapper<Asked> asked =
            new ReadOnlyObjectWrapper<>(new Asked.Nothing(""));
    private Subscription captured = Subscription.EMPTY;

    public KeyChange(Keys keys) {
        this.keys = keys;
        this.map = keys.map();
    }

    ReadOnlyObjectProperty<Asked> asked() {
        return asked.getReadOnlyProperty();
    }

    /// Asks for the new key of a command.
    void change(Command command) {
        ask(new Asked.Key(command, Words.get("shell.keys.asked", command.words())));
    }

    /// Gives a command its standard keys, after a question where others have them now.
    void reset(Command command) {
        if (map.isChanged(command.id())) {
            want(command, map.standard(command.id()));
        }
    }

    /// Asks whether all commands get their standard keys.
    void resetAll() {
        ask(new Asked.All(Words.get("shell.keys.all.asked", map.changed())));
    }

    /// Does what was asked.
    void yes() {
        switch (asked.get()) {
            case Asked.Taking taking -> give(taking.command(), taking.keys());
            case Asked.All all -> {
                map.resetAll();
                tell(Words.get("shell.keys.all.done"));
            }
            case Asked.Key key -> {}
            case Asked.Nothing nothing -> {}
        }
    }

    /// Leaves everything as it is.
    void no() {
        switch (asked.get()) {
            case Asked.Taking taking -> keep(taking.command());
            case Asked.Key key -> keep(key.command());
            case Asked.All all -> tell(Words.get("shell.keys.all.kept"));
            case Asked.Nothing nothing -> {}
        }
    }

    private void keep(Command command) {
        tell(Words.get("shell.keys.kept", command.words()));
    }

    /// Asks nothing any more, as when the sheet is closed.
    public void stop() {
        tell("");
    }

    // --- keys

    private boolean pressed(KeyEvent event) {
        return switch (asked.get()) {
            case Asked.Key key -> {
                if (event.getCode() == KeyCode.ESCAPE) {
                    no();
                } else if (!isHeldWithOthers(event.getCode())) {
                    taken(key.command(), event);
                }
                yield true;
            }
            case Asked.Taking taking -> answered(event);
            case Asked.All all -> answered(event);
            case Asked.Nothing nothing -> false;
        };
    }

    /// Esc leaves the question; keys that walk to its buttons and press them go there, all others
    /// nowhere.
    private boolean answered(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            no();
            return true;
        }
        return !event.getCode().isNavigationKey() && !event.getCode().isWhitespaceKey();
    }

    /// True for a key that is only half of a combination.
    private static boolean isHeldWithOthers(KeyCode code) {
        return code.isModifierKey()
                || code == KeyCode.CAPS
                || code == KeyCode.NUM_LOCK
                || code == KeyCode.SCROLL_LOCK;
    }

    private void taken(Command command, KeyEvent event) {
        keys.chosen(event)
                .ifPresentOrElse(
                        key -> want(command, List.of(key)),
                        () ->
                                refuse(
                                        command,
                                        Words.get("shell.keys.unnamed"),
                                        ReservedKey.UNKNOWN.words()));
    }

    private void want(Command command, List<KeyCombination> wanted) {
        switch (map.ask(command.id(), wanted)) {
            case KeyAnswer.Free free -> give(command, wanted);
            case KeyAnswer.Reserved reserved ->
                    refuse(command, KeyText.cap(reserved.key()), reserved.why().words());
            case KeyAnswer.Needed needed -> needed(command, needed);
            case KeyAnswer.Taken taken ->
                    ask(new Asked.Taking(command, wanted, offer(command, taken)));
        }
    }

    private void refuse(Command command, String key, String why) {
        ask(new Asked.Key(command, Words.get("shell.keys.refused", key, why, command.words())));
    }

    private void needed(Command command, KeyAnswer.Needed needed) {
        boolean isChosen = asked.get() instanceof Asked.Key;
        String words =
                Words.get(
                        isChosen ? "shell.keys.refused.needed" : "shell.keys.needed",
                        caps(needed.keys()),
                        needed.by().words(),
                        command.words());
        if (isChosen) {
            ask(new Asked.Key(command, words));
        } else {
            tell(words);
        }
    }

    private void give(Command command, List<KeyCombination> wanted) {
        String words = Words.get("shell.keys.given", caps(wanted), command.words());
        if (map.ask(command.id(), wanted) instanceof KeyAnswer.Taken taken) {
            words += keyless("shell.keys.given.keyless", taken);
        }
        map.give(command.id(), wanted);
        tell(words);
    }

    private static String offer(Command command, KeyAnswer.Taken taken) {
        return Words.get("shell.keys.taken", caps(taken.keys()), names(taken.by()), command.words())
                + keyless("shell.keys.taken.keyless", taken);
    }

    private static String keyless(String sentence, KeyAnswer.Taken taken) {
        int count = taken.keyless().size();
        return count == 0 ? "" : " " + Words.get(sentence, names(taken.keyless()), count);
    }

    private static String names(List<Command> commands) {
        return commands.stream()
                .map(command -> Words.get("shell.keys.quoted", command.words()))
                .collect(Collectors.joining(", "));
    }

    private static String caps(List<KeyCombination> keys) {
        return keys.stream().map(KeyText::cap).distinct().collect(Collectors.joining(", "));
    }

    private void ask(Asked question) {
        asked.set(question);
        captured.unsubscribe();
        captured = keys.capture(this::pressed);
    }

    private void tell(String words) {
        captured.unsubscribe();
        captured = Subscription.EMPTY;
        asked.set(new Asked.Nothing(words));
    }
}
