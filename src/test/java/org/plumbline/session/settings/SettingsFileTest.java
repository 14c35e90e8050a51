package org.plumbline.session.settings;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;
import org.plumbline.files.AtomicFile;
import org.plumbline.session.label.Bench;

class SettingsFileTest {

    private static final Path FILE = Bench.ROOT.resolve("settings.json");
    private static final Executor AT_ONCE = Runnable::run;

    private final Bench bench = new Bench();

    private static void kept(SettingsFile file, Settings settings) {
        assertThat(file.keep(settings)).isCompleted();
    }

    private SettingsFile file() {
        return new SettingsFile(bench.place(), AT_ONCE);
    }

    @Test
    void comesBackAsItWasKept() {
        var settings =
                Settings.FIRST
                        .withRater("Ann \"the\" Mørk")
                        .withTheme(Theme.HIGH_CONTRAST)
                        .withTextPercent(150)
                        .withRecent(Path.of("/corpora/one.json"))
                        .withRecent(Path.of("/corpora/two.jsonl"))
                        .withWindow(new Settings.WindowSize(1000, 700, true))
                        .withTourSeen()
                        .withKeys(
                                Map.of(
                                        "label.truth.true", List.of("V", "Shortcut+Shift+Slash"),
                                        "label.note", List.of()));

        assertThat(file().keep(settings)).isCompleted();

        assertThat(file().load()).isEqualTo(settings);
    }

    /// What the program wrote before its settings were bound to their record.
    @Test
    void areWrittenAsTheyAlwaysWere() throws Exception {
        kept(
                file(),
                Settings.FIRST
                        .withRater("Ann \"the\" Mørk\u0001 🦀")
                        .withTheme(Theme.HIGH_CONTRAST)
                        .withTextPercent(150)
                        .withRecent(Path.of("/corpora/one.json"))
                        .withRecent(Path.of("/corpora/a \\ b.jsonl"))
                        .withWindow(new Settings.WindowSize(1000, 700, true))
                        .withTourSeen()
                        .withKeys(Map.of("label.note", List.of("Q", "F4"), "b", List.of())));

        assertThat(new String(bench.disk.read(FILE), UTF_8))
                .isEqualTo(
                        """
                        {
                          "format": "plumbline-settings",
                          "version": 1,
                          "rater": "Ann \\"the\\" Mørk\\u0001 🦀",
                          "theme": "high-contrast",
                          "textPercent": 150,
                          "recent": [
                            "/corpora/a \\\\ b.jsonl",
                            "/corpora/one.json"
                          ],
                          "window": {
                            "width": 1000,
                            "height": 700,
                            "maximized": true
                          },
                          "tourSeen": true,
                          "keys": {
                            "b": [],
                            "label.note": [
                              "Q",
                              "F4"
                            ]
                          }
                        }
                        """);
    }

    @Test
    void panesComeBackAsTheyWereLeft() {
        var panes =
                new Panes(
                        false,
                        true,
                        true,
                        Panes.Balance.EVIDENCE,
                        new Panes.Shares(200, 400, 700, 150, 350));
        var settings = Settings.FIRST.withPanes(panes);

        assertThat(file().keep(settings)).isCompleted();

        assertThat(file().load()).isEqualTo(settings);
    }

    @Test
    void linesThatAreNotWrappedComeBackSoAndWrappedOnesTakeNoRoomInTheFile() throws Exception {
        var settings = Settings.FIRST.withWrapped(false);

        assertThat(file().keep(settings)).isCompleted();
        var file = file();
        assertThat(file.load().window().wrapped()).isFalse();
        assertThat(file.keep(file.current().withWrapped(true))).isCompleted();
        assertThat(file().load().window().wrapped()).isTrue();
        assertThat(new String(bench.disk.read(FILE), UTF_8)).doesNotContain("wrapped");
    }

    @Test
    void dividersAreKeptWithinTheWindow() {
        var shares = new Panes.Shares(0, -1, 2000, 500, 999);

        assertThat(shares).isEqualTo(new Panes.Shares(100, 100, 900, 500, 900));
    }

    @Test
    void panesThatALaterVersionDescribesStayInTheFile() throws Exception {
        String later =
                """
                {"format":"plumbline-settings","version":1,"rater":"","theme":"system",\
                "textPercent":100,"recent":[],"tourSeen":true,\
                "window":{"width":1280,"height":800,"maximized":false,\
                "panes":{"balance":"odd","guide":300}}}""";
        new AtomicFile(bench.disk).replace(FILE, later.getBytes(UTF_8));
        var file = file();

        assertThat(file.load().window().panes()).isEqualTo(Panes.USUAL);
        assertThat(file.keep(file.current().withTextPercent(125))).isCompleted();
        assertThat(new String(bench.disk.read(FILE), UTF_8)).contains("\"guide\": 300");
    }

    @Test
    void startsWithTheFirstSettingsWhereThereAreNone() {
        var file = file();

        assertThat(file.load()).isEqualTo(Settings.FIRST);
        assertThat(file.notice()).isEmpty();
    }

    @Test
    void putsABrokenFileAsideAndStarts() throws Exception {
        for (String broken :
                List.of(
                        "",
                        "{",
                        "null",
                        "[]",
                        "{\"format\":\"plumbline-labels\"}",
                        " ".repeat((4 << 20) + 1))) {
            var bench = new Bench();
            new AtomicFile(bench.disk).replace(FILE, broken.getBytes(UTF_8));
            var file = new SettingsFile(bench.place(), AT_ONCE);

            assertThat(file.load()).as(broken).isEqualTo(Settings.FIRST);

            assertThat(file.notice().orElseThrow()).contains(FILE + ".broken");
            assertThat(new String(bench.disk.read(Path.of(FILE + ".broken")), UTF_8))
                    .isEqualTo(broken);
        }
    }

    @Test
    void aMemberThatSaysNothingSensibleCostsNoOther() throws Exception {
        for (String wrong :
                List.of(
                        "\"theme\":\"contrast\"",
                        "\"textPercent\":9000",
                        "\"textPercent\":\"big\"",
                        "\"recent\":[\"\\u0000\", 3]",
                        "\"recent\":7",
                        "\"window\":{\"width\":0,\"height\":1,\"maximized\":false}",
                        "\"window\":null",
                        "\"tourSeen\":\"yes\"")) {
            var bench = new Bench();
            String json =
                    "{\"format\":\"plumbline-settings\",\"version\":1,\"rater\":\"ada\","
                            + wrong
                            + "}";
            new AtomicFile(bench.disk).replace(FILE, json.getBytes(UTF_8));
            var file = new SettingsFile(bench.place(), AT_ONCE);

            assertThat(file.load()).as(wrong).isEqualTo(Settings.FIRST.withRater("ada"));
            assertThat(file.notice()).isEmpty();
        }
    }

    @Test
    void startsAllTheSameWhereTheDiskRefuses() throws Exception {
        new AtomicFile(bench.disk).replace(FILE, "{}".getBytes(UTF_8));
        bench.disk.failBetween(0, Integer.MAX_VALUE);
        var file = file();

        assertThat(file.load()).isEqualTo(Settings.FIRST);
        assertThat(file.notice()).contains("The settings could not be read: the disk is full.");
        assertThat(file.keep(Settings.FIRST.withTourSeen())).isCompletedExceptionally();
        assertThat(file.current().tourSeen()).isTrue();
    }

    @Test
    void writesOnlyTheLastOfManyQuickChanges() {
        var tasks = new ArrayList<Runnable>();
        var file = new SettingsFile(bench.place(), tasks::add);
        var last = file.keep(Settings.FIRST);
        for (int percent = 80; percent <= 200; percent++) {
            last = file.keep(Settings.FIRST.withTextPercent(percent));
        }
        while (!tasks.isEmpty()) {
            tasks.removeFirst().run();
        }

        assertThat(last).isCompleted();
        assertThat(file().load().textPercent()).isEqualTo(200);
        assertThat(bench.disk.steps().stream().filter(step -> step.startsWith("move")).count())
                .isEqualTo(1);
    }

    @Test
    void isOnTheDiskOnceItIsSettled() {
        var file =
                new SettingsFile(
                        bench.place(),
                        CompletableFuture.delayedExecutor(50, TimeUnit.MILLISECONDS));
        var _ = file.keep(Settings.FIRST.withRater("ann"));

        file.settle();

        assertThat(file().load().rater()).isEqualTo("ann");
    }

    @Test
    void remembersEachRecentFileOnceTheLastFirstAndNotTooMany() {
        var settings = Settings.FIRST;
        for (int i = 0; i < 20; i++) {
            settings = settings.withRecent(Path.of("/corpora/" + i));
        }
        settings = settings.withRecent(Path.of("/corpora/15"));

        assertThat(settings.recent())
                .hasSize(12)
                .startsWith(Path.of("/corpora/15"), Path.of("/corpora/19"))
                .doesNotHaveDuplicates();
        assertThat(settings.withoutRecent().recent()).isEmpty();
    }

    @Test
    void keysAreWrittenInTheOrderOfTheirCommandsAndOnlyWhereTheyDiffer() throws Exception {
        assertThat(file().keep(Settings.FIRST.withTourSeen())).isCompleted();
        assertThat(new String(bench.disk.read(FILE), UTF_8)).doesNotContain("keys");

        var settings =
                Settings.FIRST
                        .withTourSeen()
                        .withKeys(Map.of("label.note", List.of("Q"), "file.quit", List.of("F4")));
        assertThat(file().keep(settings)).isCompleted();

        assertThat(new String(bench.disk.read(FILE), UTF_8).replaceAll("\\s+", ""))
                .endsWith(
                        "\"tourSeen\":true,\"keys\":{\"file.quit\":[\"F4\"],"
                                + "\"label.note\":[\"Q\"]}}");
    }

    @Test
    void twoWindowsKeepWhatEachOfThemChanged() {
        var one = file();
        one.load();
        kept(one, Settings.FIRST.withRater("ann"));
        var two = file();
        var seen = two.load();

        kept(one, one.current().withTheme(Theme.DARK).withRecent(Path.of("/corpora/one.json")));
        kept(two, seen.withTextPercent(150).withRecent(Path.of("/corpora/two.json")));
        kept(one, one.current().withTourSeen());

        assertThat(file().load())
                .isEqualTo(
                        Settings.FIRST
                                .withRater("ann")
                                .withTheme(Theme.DARK)
                                .withTextPercent(150)
                                .withRecent(Path.of("/corpora/one.json"))
                                .withRecent(Path.of("/corpora/two.json"))
                                .withTourSeen());
        assertThat(two.current().withRecent(Path.of("/x")).withoutRecent().recent()).isEmpty();
    }

    @Test
    void whatALaterVersionAddedStays() throws Exception {
        String later =
                """
                {"format":"plumbline-settings","version":1,"rater":"ada",
                "panes":{"left":[0.25,1e3,"x\\u0000"],"right":null},
                "window":{"x":-7,"width":900,"height":700,"maximized":false},
                "keys":{"label.note":["Q"]},"half":"\\ud800","endless":1e999}""";
        new AtomicFile(bench.disk).replace(FILE, later.getBytes(UTF_8));
        var file = file();
        var settings = file.load().withTextPercent(120).withKeys(Map.of());

        kept(file, settings);

        assertThat(new String(bench.disk.read(FILE), UTF_8).replaceAll("\\s+", ""))
                .contains("\"window\":{\"width\":900,\"height\":700,\"maximized\":false,\"x\":-7}")
                .endsWith(
                        "\"tourSeen\":false,"
                                + "\"panes\":{\"left\":[0.25,1000,\"x\\u0000\"],\"right\":null}}");
        assertThat(file().load()).isEqualTo(settings);
    }

    @Test
    void keepsAsideWhatIsInTheFileAndNoSettingsBeforeItWritesItsOwn() throws Exception {
        var file = file();
        kept(file, Settings.FIRST.withRater("ann"));
        bench.disk.overwrite(FILE, "of another program".getBytes(UTF_8));

        kept(file, file.current().withTextPercent(120));

        assertThat(new String(bench.disk.read(Path.of(FILE + ".broken")), UTF_8))
                .isEqualTo("of another program");
        assertThat(file().load()).isEqualTo(Settings.FIRST.withRater("ann").withTextPercent(120));
    }

    @Test
    void aRaterOfHalfACharacterIsNoName() throws Exception {
        String text = "{\"format\":\"plumbline-settings\",\"version\":1,\"rater\":\"a\\ud800\"}";
        new AtomicFile(bench.disk).replace(FILE, text.getBytes(UTF_8));

        assertThat(file().load().rater()).isEmpty();
    }

    @Test
    void anyValueInAnyPlaceIsReadOrPassedOver() throws Exception {
        var settings =
                Settings.FIRST
                        .withRater("ann")
                        .withRecent(Path.of("/corpora/one.json"))
                        .withKeys(Map.of("label.note", List.of("Q")));
        kept(file(), settings);
        String whole = new String(bench.disk.read(FILE), UTF_8);
        for (String other :
                List.of(
                        "null",
                        "true",
                        "-7",
                        "1e999",
                        "1.5",
                        "\"x\"",
                        "\"\\ud800\"",
                        "[]",
                        "[null,[],\"\\u0000\"]",
                        "{}",
                        "{\"a\":{}}")) {
            for (String member :
                    List.of(
                            "format",
                            "version",
                            "rater",
                            "theme",
                            "textPercent",
                            "recent",
                            "window",
                            "width",
                            "height",
                            "maximized",
                            "tourSeen",
                            "keys",
                            "label.note")) {
                // A member of this name before the true one, and in its place.
                String first =
                        whole.replace(
                                "\"" + member + "\"",
                                "\"" + member + "\": " + other + ", \"" + member + "\"");
                String last =
                        whole.replaceFirst(
                                "(?s)\""
                                        + member
                                        + "\": *(\"[^\"]*\"|[0-9a-z]+"
                                        + "|\\[[^]]*]|\\{.*?\\})",
                                "\"" + member + "\": " + Matcher.quoteReplacement(other));
                for (String text : List.of(first, last)) {
                    assertThat(text).isNotEqualTo(whole);
                    SettingsJson.read(text.getBytes(UTF_8))
                            .map(there -> SettingsJson.write(SettingsJson.settings(there), there))
                            .ifPresent(
                                    written -> assertThat(SettingsJson.read(written)).isPresent());
                }
            }
        }
    }

    @Test
    void whatDoesNotLookLikeKeysCostsNoOtherSetting() throws Exception {
        for (var keys :
                Map.of(
                                "5", Map.of(),
                                "[\"T\"]", Map.of(),
                                "null", Map.of(),
                                "{\"label.note\": \"Q\"}", Map.of(),
                                "{\"label.note\": [7, null]}", Map.of(),
                                "{\"label.note\": [\"\\ud800\"]}", Map.of(),
                                "{\"\": [\"Q\"]}", Map.of(),
                                "{\"label.note\": [7, \"Q\"]}", Map.of("label.note", List.of("Q")),
                                "{\"later.command\": []}", Map.of("later.command", List.of()))
                        .entrySet()) {
            var bench = new Bench();
            String file =
                    "{\"format\":\"plumbline-settings\",\"version\":1,\"rater\":\"a\","
                            + "\"theme\":\"dark\",\"textPercent\":150,\"recent\":[],"
                            + "\"window\":{\"width\":1,\"height\":1,\"maximized\":false},"
                            + "\"tourSeen\":true,\"keys\":%s}".formatted(keys.getKey());
            new AtomicFile(bench.disk).replace(FILE, file.getBytes(UTF_8));

            Settings read = new SettingsFile(bench.place(), AT_ONCE).load();

            assertThat(read.textPercent()).as(keys.getKey()).isEqualTo(150);
            assertThat(read.keys()).as(keys.getKey()).isEqualTo(keys.getValue());
        }
    }
}
