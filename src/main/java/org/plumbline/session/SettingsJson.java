package org.plumbline.session;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.plumbline.json.JsonWriter;
import org.plumbline.text.ExactText;
import org.plumbline.text.Term;
import org.plumbline.text.UnpairedSurrogateException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Settings as bytes and back.
final class SettingsJson {

    private static final String FORMAT = "plumbline-settings";

    /// What ids of commands and names of keys are made of.
    private static final Predicate<String> PRINTED =
            Pattern.compile("\\p{Print}+").asMatchPredicate();

    private SettingsJson() {}

    static byte[] write(Settings settings) {
        var bytes = new ByteArrayOutputStream();
        try {
            var out = JsonWriter.pretty(bytes);
            out.beginObject();
            out.name("format").string(FORMAT);
            out.name("version").number(1);
            out.name("rater").string(settings.rater());
            out.name("theme").string(settings.theme().word());
            out.name("textPercent").number(settings.textPercent());
            out.name("recent").beginArray();
            for (Path file : settings.recent()) {
                out.string(file.toString());
            }
            out.close();
            out.name("window").beginObject();
            out.name("width").number(settings.window().width());
            out.name("height").number(settings.window().height());
            out.name("maximized").bool(settings.window().maximized());
            out.close();
            out.name("tourSeen").bool(settings.tourSeen());
            writeKeys(out, settings.keys());
            out.close();
            out.end();
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toByteArray();
    }

    /// Written only where a key differs from the standard one, so that everybody else's file stays
    /// as short as it was.
    private static void writeKeys(JsonWriter out, Map<String, List<String>> keys)
            throws IOException {
        if (keys.isEmpty()) {
            return;
        }
        out.name("keys").beginObject();
        for (var command : keys.entrySet()) {
            out.name(command.getKey()).beginArray();
            for (String key : command.getValue()) {
                out.string(key);
            }
            out.close();
        }
        out.close();
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

    /// The settings in these bytes; empty where they are none. A member that a later version added
    /// is passed over, and one that says nothing sensible counts as that of [Settings#FIRST]: for a
    /// wrong colour nobody should label under another name.
    static Optional<Settings> read(byte[] bytes) {
        try {
            JsonNode object = JsonMapper.shared().readTree(bytes);
            if (!object.path("format").asString("").equals(FORMAT)) {
                return Optional.empty();
            }
            Settings first = Settings.FIRST;
            return Optional.of(
                    new Settings(
                            string(object.path("rater")).orElse(first.rater()),
                            string(object.path("theme"))
                                    .flatMap(word -> Term.of(Theme.class, word))
                                    .orElse(first.theme()),
                            percent(object.path("textPercent")),
                            recent(object.path("recent")),
                            window(object.path("window")),
                            object.path("tourSeen").booleanValue(first.tourSeen()),
                            readKeys(object.path("keys"))));
        } catch (JacksonException e) {
            return Optional.empty();
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

    private static Settings.WindowSize window(JsonNode member) {
        int width = member.path("width").intValue(0);
        int height = member.path("height").intValue(0);
        return width < 1 || height < 1
                ? Settings.FIRST.window()
                : new Settings.WindowSize(
                        width, height, member.path("maximized").booleanValue(false));
    }
}
