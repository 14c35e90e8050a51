package org.plumbline.session;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import org.plumbline.json.JsonWriter;
import org.plumbline.text.Term;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Settings as bytes and back.
final class SettingsJson {

    private static final String FORMAT = "plumbline-settings";

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
            out.close();
            out.end();
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toByteArray();
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
                                            object.required("tourSeen").booleanValue()));
        } catch (JacksonException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
