package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// A file opens in the view that shows its kind, wherever it is named.
class DoorWalkTest extends SampleWalk {

    private Path table() throws IOException {
        Path table = folder.resolve("evaluation.json");
        Files.copy(Path.of("assets/records/table.json"), table);
        return table;
    }

    @Test
    void aTableNamedOnTheCommandLineOpensInTheRecordsView() throws IOException {
        try (var bench = new Bench(data, table())) {
            bench.await("records-row-title", "why-retry-doubles");
            assertThat(bench.shows("records-illustrative")).isFalse();
            // The Label view says what can be labelled.
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT1);
            bench.await("nothing-open-title", "Nothing is open");
            assertThat(bench.words("open-file")).isEqualTo("evaluation.json");
        }
    }

    @Test
    void eachViewHandsTheFilesOfTheOtherOn() throws IOException {
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.answer(table());
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("records-row-title", "why-retry-doubles");
            assertThat(bench.shows("records-illustrative")).isFalse();

            bench.answer(corpus);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("open-file", "corpus.json + 1");
            bench.awaitSample("s-0001");
            // The keys are those of the Label view again.
            bench.press(KeyCode.G);
            bench.awaitSample("s-0002");
        }
    }

    @Test
    void whereAFileWasRefusedTheLabelViewSaysSoAndShowsWaysOn() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.json"), "{\"cases\": []}");
        try (var bench = new Bench(data, broken)) {
            bench.await(() -> bench.shows("problems"), "the problems");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.words("nothing-open-title")).isEqualTo("broken.json was not opened");
            var sample = bench.node("nothing-open-sample", Button.class);
            Fx.run(sample::fire);
            bench.awaitSample("s-0001");
            assertThat(bench.shows("nothing-open")).isFalse();
        }
    }

    @Test
    void theWelcomeSpeaksOfTheSampleOnlyWhereThatIsOpen() throws IOException {
        for (Path file : new Path[] {null, table()}) {
            Path fresh = folder.resolve(file == null ? "data-1" : "data-2");
            try (var bench = new Bench(fresh, file, false)) {
                bench.await(() -> bench.shows("welcome"), "the welcome");
                assertThat(String.join(" ", paragraphs(bench)))
                        .contains(
                                file == null
                                        ? "A bundled sample is open"
                                        : "evaluation.json is open")
                        .doesNotContain(file == null ? "evaluation.json" : "sample");
            }
        }
    }

    private static List<String> paragraphs(Bench bench) {
        var sheet = bench.node("welcome", Parent.class);
        return Fx.get(
                () ->
                        sheet.lookupAll(".label").stream()
                                .map(node -> ((Label) node).getText())
                                .toList());
    }

    @Test
    void aFileThatCannotBeReadIsToldWhereItWasAskedFor() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");
            bench.answer(folder.resolve("nowhere.json"));
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("cannot-open-title", "nowhere.json was not opened");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.words("records-row-title")).contains("why-retry-doubles");
        }
    }
}
