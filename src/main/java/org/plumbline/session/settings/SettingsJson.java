package org.plumbline.session.settings;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.plumbline.json.BoundJson;
import org.plumbline.json.CanonicalJson;
import org.plumbline.json.JsonWriter;
import org.plumbline.session.queue.Sorting;
import org.plumbline.text.ExactText;
import org.plumbline.text.Term;
import org.plumbline.text.UnpairedSurrogateException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Settings as bytes and back. Writing is bound to the record; reading goes member by member, since
/// what says nothing sensible costs that member alone, and a binding would refuse the whole.
final class SettingsJson {

    private static final String FORMAT = "plumbline-settings";

    /// What ids of commands and names of keys are made of.
    private static final Predicate<String> PRINTED =
            Pattern.compile("\\p{Print}+").asMatchPredicate();

    private SettingsJson() {}

    /// @param before what is in the file by now; what a later version added there stays
    static byte[] write(Settings settings, JsonNode before) {
        ObjectNode file = BoundJson.file(FORMAT, settings);
        file.setAll(beyond(Settings.class, before).remove(List.of("format", "version")));
        if (settings.labelling().equals(Settings.FIRST.labelling())) {
            file.remove("labelling");
        } else {
            file.withObject("/labelling")
                    .setAll(beyond(Settings.Labelling.class, before.path("labelling")));
        }
        ObjectNode window = file.withObject("/window");
        window.setAll(beyond(Settings.WindowSize.class, before.path("window")));
        if (settings.window().wrapped()) {
            window.remove("wrapped");
        }
        ObjectNode panes = beyond(Panes.class, before.path("window").path("panes"));
        if (panes.isEmpty() && settings.window().panes().equals(Panes.USUAL)) {
            window.remove("panes");
        } else {
            window.withObject("/panes").setAll(panes);
        }
        ObjectNode beside = beyond(Beside.class, before.path("window").path("beside"));
        if (beside.isEmpty() && settings.window().beside().equals(Beside.USUAL)) {
            window.remove("beside");
        } else {
            window.withObject("/beside").setAll(beside);
        }
        var bytes = new ByteArrayOutputStream();
        try {
            JsonWriter.pretty(bytes).tree(file).end();
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toByteArray();
    }

    /// The keys in this member. What does not look like keys is passed over: for a wrong key nobody
    /// should lose the other settings.
    private static Map<String, List<String>> readKeys(JsonNode member) {
        var keys = new TreeMap<String, List<String>>();
        if (member.isObject()) {
            member.properties().forEach(command -> readKeys(command, keys));
        }
        return keys;
    }

    private static void readKeys(
            Map.Entry<String, JsonNode> command, Map<String, List<String>> keys) {
        JsonNode list = command.getValue();
        if (!list.isArray() || !PRINTED.test(command.getKey())) {
            return;
        }
        var names =
                list.values().stream()
                        .filter(JsonNode::isString)
                        .map(JsonNode::stringValue)
                        .filter(PRINTED)
                        .toList();
        // An empty list takes the key away; a list of nonsense does nothing.
        if (list.isEmpty() || !names.isEmpty()) {
            keys.put(command.getKey(), names);
        }
    }

    /// The object of a settings file; empty where these bytes are none.
    static Optional<JsonNode> read(byte[] bytes) {
        try {
            return Optional.of(JsonMapper.shared().readTree(bytes))
                    .filter(object -> object.path("format").asString("").equals(FORMAT));
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    /// The settings that an object names. A member that a later version added is passed over, and
    /// one that says nothing sensible counts as that of [Settings#FIRST]: for a wrong colour nobody
    /// should label under another name.
    static Settings settings(JsonNode object) {
        Settings first = Settings.FIRST;
        return new Settings(
                string(object.path("rater")).orElse(first.rater()),
                string(object.path("theme"))
                        .flatMap(word -> Term.of(Theme.class, word))
                        .orElse(first.theme()),
                percent(object.path("textPercent")),
                recent(object.path("recent")),
                window(object.path("window")),
                object.path("tourSeen").booleanValue(first.tourSeen()),
                readKeys(object.path("keys")),
                labelling(object.path("labelling")));
    }

    /// The members that a record has no component for, where they can be written.
    private static ObjectNode beyond(Class<? extends Record> type, JsonNode object) {
        ObjectNode others = JsonNodeFactory.instance.objectNode();
        object.properties().forEach(member -> others.set(member.getKey(), member.getValue()));
        Stream.of(type.getRecordComponents()).map(RecordComponent::getName).forEach(others::remove);
        others.properties().removeIf(member -> !hasBytes(member));
        return others;
    }

    /// False for half a character and for a number that is none, which no file can have.
    private static boolean hasBytes(Map.Entry<String, JsonNode> member) {
        try {
            ObjectNode alone = JsonNodeFactory.instance.objectNode();
            CanonicalJson.sha256(alone.set(member.getKey(), member.getValue()));
            return true;
        } catch (UnpairedSurrogateException | IllegalArgumentException e) {
            return false;
        }
    }

    /// A text with half a character has no bytes, and no file or name can be made of it.
    private static Optional<String> string(JsonNode member) {
        try {
            if (!member.isString()) {
                return Optional.empty();
            }
            ExactText.of(member.stringValue());
            return Optional.of(member.stringValue());
        } catch (UnpairedSurrogateException e) {
            return Optional.empty();
        }
    }

    private static int percent(JsonNode member) {
        int percent = member.intValue(Settings.FIRST.textPercent());
        boolean isPercent = percent >= Settings.SMALLEST_TEXT && percent <= Settings.LARGEST_TEXT;
        return isPercent ? percent : Settings.FIRST.textPercent();
    }

    private static List<Path> recent(JsonNode member) {
        return member.values().stream()
                .flatMap(file -> string(file).stream())
                .flatMap(name -> path(name).stream())
                .toList();
    }

    /// Empty where the name is none of this system, so that nobody can open it.
    private static Optional<Path> path(String name) {
        try {
            return Optional.of(Path.of(name));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static Settings.Labelling labelling(JsonNode member) {
        var first = Settings.FIRST.labelling();
        return new Settings.Labelling(
                member.path("goOn").booleanValue(first.goOn()),
                string(member.path("sorting"))
                        .flatMap(word -> Term.of(Sorting.class, word))
                        .orElse(first.sorting()));
    }

    private static Settings.WindowSize window(JsonNode member) {
        int width = member.path("width").intValue(0);
        int height = member.path("height").intValue(0);
        Settings.WindowSize first = Settings.FIRST.window();
        boolean wrapped = member.path("wrapped").booleanValue(first.wrapped());
        Panes panes = PanesJson.panes(member.path("panes"));
        Beside beside = Beside.read(member.path("beside"));
        return width < 1 || height < 1
                ? new Settings.WindowSize(
                        first.width(), first.height(), first.maximized(), wrapped, panes, beside)
                : new Settings.WindowSize(
                        width,
                        height,
                        member.path("maximized").booleanValue(false),
                        wrapped,
                        panes,
                        beside);
    }
}
