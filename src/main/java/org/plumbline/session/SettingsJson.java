package org.plumbline.session;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.plumbline.json.JsonWriter;
import org.plumbline.text.Term;
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
    /// is passed over.
    static Optional<Settings> read(byte[] bytes) {
        try {
            JsonNode object = JsonMapper.shared().readTree(bytes);
            if (!object.required("format").stringValue().equals(FORMAT)) {
                return Optional.empty();
            }
            var recent = new ArrayList<Path>();
            object.required("recent").forEach(file -> recent.add(Path.of(file.stringValue())));
            JsonNode window = object.required("window");
            return Term.of(Theme.class, object.required("theme").stringValue())
                    .map(
                            theme ->
                                    new Settings(
                                            object.required("rater").stringValue(),
                                            theme,
                                            object.required("textPercent").intValue(),
                                            recent,
                                            new Settings.WindowSize(
                                                    window.required("width").intValue(),
                                                    window.required("height").intValue(),
                                                    window.required("maximized").booleanValue()),
                                            object.required("tourSeen").booleanValue(),
                                            readKeys(object.path("keys"))));
        } catch (JacksonException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
