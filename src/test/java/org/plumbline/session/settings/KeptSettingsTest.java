package org.plumbline.session.settings;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;

/// The settings as a version of today writes them: another reads them and writes the same bytes.
class KeptSettingsTest {

    /// `%1$s` and `%2$s` are names of files, which each system spells its own way.
    private static final String ALL =
            """
            {
              "format": "plumbline-settings",
              "version": 1,
              "rater": "Ann \\"the\\" Mørk",
              "theme": "high-contrast",
              "textPercent": 150,
              "recent": [
                "%1$s",
                "%2$s"
              ],
              "window": {
                "width": 1000,
                "height": 700,
                "maximized": true
              },
              "tourSeen": true,
              "keys": {
                "label.note": [],
                "label.truth.true": [
                  "V",
                  "Shortcut+Shift+Slash"
                ]
              }
            }
            """;

    private static final String FIRST =
            """
            {
              "format": "plumbline-settings",
              "version": 1,
              "rater": "",
              "theme": "system",
              "textPercent": 100,
              "recent": [],
              "window": {
                "width": 1280,
                "height": 800,
                "maximized": false
              },
              "tourSeen": true
            }
            """;

    @TempDir Path data;

    private Workspace workspace() {
        return Workspace.of(
                new Environment(
                        new DataFolder(data),
                        Disk.ofSystem(),
                        () -> Instant.parse("2026-12-24T18:00:00Z"),
                        "process 1"));
    }

    private String written() throws IOException {
        return Files.readString(data.resolve("settings.json"), UTF_8);
    }

    private String inJson(String file) {
        return data.resolve(file).toString().replace("\\", "\\\\");
    }

    private static Settings all(Settings settings, Path folder) {
        return settings.withRater("Ann \"the\" Mørk")
                .withTheme(Theme.HIGH_CONTRAST)
                .withTextPercent(150)
                .withRecent(folder.resolve("two.jsonl"))
                .withRecent(folder.resolve("é.json"))
                .withWindow(new Settings.WindowSize(1000, 700, true))
                .withTourSeen()
                .withKeys(
                        Map.of(
                                "label.truth.true", List.of("V", "Shortcut+Shift+Slash"),
                                "label.note", List.of()));
    }

    @Test
    void allSettingsAreWrittenInThisOrder() throws IOException {
        var workspace = workspace();
        workspace.change(settings -> all(settings, data));
        workspace.settleSettings();

        assertThat(written()).isEqualTo(ALL.formatted(inJson("é.json"), inJson("two.jsonl")));
    }

    @Test
    void whatIsAsAtFirstIsWrittenTooButKeys() throws IOException {
        var workspace = workspace();
        workspace.change(Settings::withTourSeen);
        workspace.settleSettings();

        assertThat(written()).isEqualTo(FIRST);
    }

    @Test
    void whatWasWrittenIsReadAndKept() throws IOException {
        String text = ALL.formatted(inJson("é.json"), inJson("two.jsonl"));
        Files.writeString(data.resolve("settings.json"), text, UTF_8);
        var workspace = workspace();

        assertThat(workspace.settings()).isEqualTo(all(Settings.FIRST, data));
        workspace.change(settings -> settings.withTextPercent(90));
        workspace.settleSettings();
        assertThat(written()).isEqualTo(text.replace("150", "90"));
    }
}
