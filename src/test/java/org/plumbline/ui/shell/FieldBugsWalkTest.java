package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.TreeMap;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.cli.CommandFace;
import org.plumbline.cli.Console;
import org.plumbline.ui.Fx;

/// What users of neighbouring tools lost or saw too early, each as a walk through this window.
///
/// The cases are known from public reports: human labels undone by a switch of files, input files
/// changed by being looked at, other people's labels that showed.
class FieldBugsWalkTest extends SampleWalk {

    private static final List<String> CHOICES =
            List.of(
                    "truth-true",
                    "truth-false",
                    "truth-unsupported",
                    "grounding-supported",
                    "grounding-unsupported",
                    "grounding-unknown",
                    "relevance-yes",
                    "relevance-no",
                    "relevance-abstain");

    @Test
    void nothingIsChosenBeforeTheReviewerChoosesWhateverTheFileSays() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(CHOICES).noneMatch(id -> isChosen(bench, id));
            assertThat(bench.words("queue-progress")).isEqualTo("0 done");
            assertThat(bench.words("filter-done")).isEqualTo("done 0");
            assertThat(bench.words("filter-in-progress")).isEqualTo("in progress 0");
        }
    }

    @Test
    void aSecondReviewerSeesNothingOfTheFirstAndTheFirstFindsAllAgain() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.press(KeyCode.N);
            bench.press(KeyCode.E);
            bench.write("seen by one alone");
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.DIGIT1);
            bench.await("saved", "saved ");

            beRater(bench, "bob");
            bench.await("claim-title", "Claim 1 of 6");
            assertThat(CHOICES).noneMatch(id -> isChosen(bench, id));
            assertThat(noteOf(bench)).isEmpty();
            assertThat(bench.words("filter-in-progress")).isEqualTo("in progress 0");
            bench.press(KeyCode.Y);
            bench.await(() -> bench.shows("history-sheet"), "the history");
            assertThat(everyWord(bench)).doesNotContain("seen by one alone");
            bench.press(KeyCode.ESCAPE);

            beRater(bench, Bench.RATER);
            bench.await("filter-in-progress", "in progress 1");
            bench.press(KeyCode.P);
            bench.press(KeyCode.H);
            assertThat(isChosen(bench, "truth-true")).isTrue();
            assertThat(noteOf(bench)).isEqualTo("seen by one alone");
        }
    }

    private static void beRater(Bench bench, String name) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write("change the rater");
        bench.press(KeyCode.ENTER);
        bench.await(() -> bench.shows("rater-name"), "the question for the rater");
        bench.press(KeyCode.CONTROL, KeyCode.A);
        bench.write(name);
        bench.press(KeyCode.ENTER);
        bench.await("rater", name);
        bench.awaitSample("s-0001");
    }

    private static String noteOf(Bench bench) {
        var note = bench.node("note", TextInputControl.class);
        return Fx.get(note::getText);
    }

    private static String everyWord(Bench bench) {
        return Fx.get(
                () -> {
                    var words = new StringBuilder();
                    bench.scene()
                            .getRoot()
                            .lookupAll(".label")
                            .forEach(node -> words.append(node).append('\n'));
                    return words.toString();
                });
    }

    @Test
    void aNoteThatIsBeingTypedOutlivesAnotherFileAndTheEndOfTheWindow() {
        Path other = folder.resolve("other.json");
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.E);
            bench.write("half a th");
            Fx.run(
                    () -> {
                        try {
                            Files.copy(Path.of("assets/sample/corpus.json"), other);
                        } catch (IOException e) {
                            throw new AssertionError(e);
                        }
                    });
            bench.answer(other);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("open-file", "other.json");
            bench.awaitSample("s-0001");
            bench.press(KeyCode.J);
            bench.press(KeyCode.E);
            bench.write("and at the en");
        }
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.G);
            bench.press(KeyCode.P);
            bench.awaitSample("s-0001");
            assertThat(noteOf(bench)).isEqualTo("half a th");
            bench.press(KeyCode.J);
            assertThat(noteOf(bench)).isEqualTo("and at the en");
        }
    }

    @Test
    void lookingLabellingAndReportingChangeNoInputFile() throws IOException {
        var before = new TreeMap<Path, String>();
        for (String name : List.of("labels-ada.json", "labels-ben.json", "judge.json")) {
            Files.copy(Path.of("assets/sample", name), folder.resolve(name));
        }
        var long_ago = FileTime.from(Instant.parse("2020-02-02T02:02:02Z"));
        try (var files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(file, long_ago);
                before.put(file, Files.readString(file));
            }
        }

        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.PAGE_DOWN);
            bench.press(KeyCode.G);
            bench.awaitSample("s-0002");
            bench.press(KeyCode.T);
            bench.press(KeyCode.X);
            bench.await("saved", "saved ");
        }
        String at = folder.toString();
        assertThat(run("validate", at + "/corpus.json", at + "/labels-ada.json")).isZero();
        assertThat(
                        run(
                                "report",
                                "--corpus",
                                at + "/corpus.json",
                                "--labels",
                                at + "/labels-ada.json",
                                "--labels",
                                at + "/labels-ben.json",
                                "--judge",
                                at + "/judge.json"))
                .isZero();

        assertThat(before).hasSize(4);
        for (var file : before.entrySet()) {
            assertThat(file.getKey()).hasContent(file.getValue());
            assertThat(Files.getLastModifiedTime(file.getKey())).isEqualTo(long_ago);
        }
    }

    private static int run(String... args) {
        var err = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        return CommandFace.run(
                new Console(new ByteArrayOutputStream(), err, false), files -> 2, args);
    }

    @Test
    void bytesThatAnotherProgramChangedAreToldAndNotShownAndTheSameBytesAreNoAlarm()
            throws IOException {
        String text = Files.readString(corpus);
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            Files.delete(corpus);
            Files.writeString(corpus, text);
            bench.press(KeyCode.G);
            bench.awaitSample("s-0002");
            assertThat(bench.shows("message")).isFalse();

            Files.writeString(corpus, text.replace("s-0003", "s-0OO3"));
            bench.press(KeyCode.G);
            bench.await(() -> bench.shows("message"), "the news");
            assertThat(everyWord(bench)).contains("was changed by another program");
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.T);
            assertThat(bench.node("truth-true", ToggleButton.class).isDisabled()).isTrue();
        }
    }

    @Test
    void twentyClaimsTakeAtMostThreeStrokesEach() throws IOException {
        Path twenty = Files.writeString(folder.resolve("twenty.json"), TwentyClaims.corpus());
        try (var bench = new Bench(data, twenty)) {
            bench.awaitSample("s-20");
            int strokes = 0;
            for (int claim = 1; claim <= 20; claim++) {
                bench.await("claim-title", "Claim " + claim + " of 20");
                bench.press(claim % 2 == 0 ? KeyCode.T : KeyCode.F);
                bench.press(claim % 3 == 0 ? KeyCode.K : KeyCode.N);
                bench.press(KeyCode.J);
                strokes += 3;
            }
            for (var measure :
                    List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4)) {
                bench.press(measure);
            }

            bench.await("queue-progress", "1 done");
            assertThat(strokes).isLessThanOrEqualTo(3 * 20);
        }
    }
}
