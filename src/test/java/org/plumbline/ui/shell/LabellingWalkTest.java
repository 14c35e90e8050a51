package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.cli.CommandFace;
import org.plumbline.cli.Console;
import org.plumbline.ui.Fx;
import tools.jackson.databind.json.JsonMapper;

/// The way of a reviewer through the window, by keyboard alone.
class LabellingWalkTest extends SampleWalk {

    @Test
    void labelsASampleAndFindsItAfterAKill() throws IOException {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.press(KeyCode.S);
            bench.press(KeyCode.E);
            bench.write("t1 ? seen in line 5");
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.J);
            bench.press(KeyCode.F);
            bench.await("saved", "saved ");
            assertThat(bench.words("claim-title")).isEqualTo("Claim 2 of 6");
            // Not by its number: the place where the reviewer stayed may have been written too.
            bench.await(() -> isOnDisk("\"value\":\"false\""), "the last label on the disk");

            Path killed = whatIsOnDiskNow();
            try (var again = new Bench(killed, corpus)) {
                again.awaitSample("s-0001");
                again.await("claim-title", "Claim 2 of 6");
                assertThat(isChosen(again, "truth-false")).isTrue();
                again.press(KeyCode.H);
                again.await("claim-title", "Claim 1 of 6");
                assertThat(isChosen(again, "truth-true")).isTrue();
                assertThat(isChosen(again, "grounding-supported")).isTrue();
                assertThat(note(again)).isEqualTo("t1 ? seen in line 5");
            }
        }
    }

    /// A copy of the data folder while the window is open: what a kill at this moment leaves.
    private boolean isOnDisk(String words) {
        try (var files = Files.walk(data)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".jsonl")).toList()) {
                if (Files.readString(file).contains(words)) {
                    return true;
                }
            }
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path whatIsOnDiskNow() throws IOException {
        Path copy = folder.resolve("killed");
        try (var files = Files.walk(data)) {
            for (Path file : files.toList()) {
                Path target = copy.resolve(data.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
        return copy;
    }

    @Test
    void undoesAndRedoesAlsoAfterARestart() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.press(KeyCode.U);
            bench.await("saved", "saved ");
        }
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.await("claim-title", "Claim 1 of 6");
            assertThat(isChosen(bench, "truth-unsupported")).isTrue();
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            assertThat(isChosen(bench, "truth-true")).isTrue();
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            assertThat(isChosen(bench, "truth-true")).isFalse();
            bench.press(KeyCode.CONTROL, KeyCode.Y);
            assertThat(isChosen(bench, "truth-true")).isTrue();
        }
    }

    @Test
    void exportsALabelFileThatValidatesBesideTheCorpus() throws IOException {
        Path target = folder.resolve("labels.json");
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            labelWholeSample(bench, 6);
            bench.await("queue-progress", "1 done");
            bench.answer(target);
            bench.press(KeyCode.CONTROL, KeyCode.E);
            bench.await(() -> bench.shows("export-choose"), "the export sheet");
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("export-done"), "the export");
            assertThat(bench.words("export-digest")).matches("[0-9a-f]{64}");
        }

        var labels = JsonMapper.builder().build().readTree(Files.readAllBytes(target));
        assertThat(labels.get("format").asString()).isEqualTo("plumbline-labels");
        assertThat(labels.get("ratings")).hasSize(1);
        assertThat(labels.get("ratings").get(0).get("claims")).hasSize(6);
        assertThat(run("validate", corpus.toString(), target.toString())).isZero();
    }

    /// Truth and grounding of each claim, then the four measures, and on to the next sample.
    private static void labelWholeSample(Bench bench, int claims) {
        for (int i = 0; i < claims; i++) {
            bench.press(KeyCode.T);
            bench.press(KeyCode.N);
            bench.press(KeyCode.J);
        }
        bench.press(KeyCode.DIGIT1);
        bench.press(KeyCode.DIGIT2);
        bench.press(KeyCode.DIGIT2);
        bench.press(KeyCode.DIGIT3);
        bench.press(KeyCode.DIGIT4);
        bench.press(KeyCode.DIGIT4);
        bench.press(KeyCode.DIGIT4);
        bench.press(KeyCode.J);
        bench.awaitSample("s-0002");
    }

    private static int run(String... args) {
        var err = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        return CommandFace.run(
                new Console(new ByteArrayOutputStream(), err, false), files -> 2, args);
    }

    @Test
    void refusesSupportedWhereTheProducerSawNothingThatIsCited() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            goToAClaimWithoutSeenEvidence(bench);
            bench.press(KeyCode.S);
            bench.await("refusal", "seen");
            assertThat(isChosen(bench, "grounding-supported")).isFalse();
        }
    }

    /// The third claim of s-0031 cites only what the producer had not seen, or nothing.
    private static void goToAClaimWithoutSeenEvidence(Bench bench) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write("s-0031");
        bench.press(KeyCode.ENTER);
        bench.awaitSample("s-0031");
        bench.press(KeyCode.J);
        bench.press(KeyCode.J);
        bench.await("claim-title", "Claim 3");
    }

    @Test
    void keysAreTextWhileANoteIsWritten() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.E);
            bench.write("tfusnk1234 jhgp?");
            assertThat(note(bench)).isEqualTo("tfusnk1234 jhgp?");
            assertThat(isChosen(bench, "truth-true")).isFalse();
            assertThat(bench.words("sample-id")).isEqualTo("s-0001");
        }
    }

    @Test
    void backspaceOutsideATextChangesNothing() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.press(KeyCode.BACK_SPACE);
            bench.press(KeyCode.DELETE);
            assertThat(isChosen(bench, "truth-true")).isTrue();
        }
    }

    @Test
    void aFilterShowsOnlyWhatPassesIt() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.await("filter-in-progress", "in progress 1");
            assertThat(bench.words("filter-to-do")).isEqualTo("to do 34");
            assertThat(bench.words("filter-all")).isEqualTo("all 35");
        }
    }

    @Test
    void aBrokenFileIsToldWithItsPlaceAndWhatWasOpenStays() throws IOException {
        Path broken = folder.resolve("broken.json");
        Files.writeString(broken, "{\"format\": \"plumbline-corpus\",\n \"version\": 1,\n oops}");
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.answer(broken);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await(() -> bench.shows("problem-table"), "the problems");
            assertThat(bench.words("problems-title")).contains("broken.json");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.words("open-file")).isEqualTo("corpus.json");
            assertThat(bench.words("sample-id")).isEqualTo("s-0001");
        }
    }

    @Test
    void aMissingFileIsToldAndWhatWasOpenStays() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.answer(folder.resolve("nowhere.json"));
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await(() -> bench.shows("cannot-open"), "the refusal");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.words("sample-id")).isEqualTo("s-0001");
        }
    }

    @Test
    void everySheetOpensByKeyAndClosesByEscape() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.F1);
            assertThat(bench.shows("key-sheet")).isTrue();
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("key-sheet")).isFalse();
            bench.press(KeyCode.I);
            assertThat(bench.shows("guide-sheet")).isTrue();
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.CONTROL, KeyCode.K);
            assertThat(bench.shows("palette")).isTrue();
            bench.press(KeyCode.ESCAPE);
            assertThat(List.of(bench.shows("palette"), bench.shows("guide-sheet")))
                    .containsOnly(false);
        }
    }

    @Test
    void aFirstStartOffersTheTourAndTheTourEnds() {
        try (var bench = new Bench(data, null, false)) {
            bench.await(() -> bench.shows("welcome"), "the welcome");
            bench.awaitSample("s-0001");
            bench.press(KeyCode.ENTER);
            for (int stop = 0; stop < 9; stop++) {
                assertThat(bench.shows("tour")).isTrue();
                bench.press(KeyCode.ENTER);
            }
            assertThat(bench.shows("tour")).isFalse();
        }
        try (var bench = new Bench(data, null, false)) {
            bench.awaitSample("s-0001");
            assertThat(bench.shows("welcome")).isFalse();
        }
    }

    private static String note(Bench bench) {
        TextInputControl note = bench.node("note", TextInputControl.class);
        return Fx.get(() -> note.getText());
    }
}
