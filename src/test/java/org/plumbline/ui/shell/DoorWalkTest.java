package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

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
            // The Label view has something to show all the same.
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT1);
            bench.awaitSample("s-0001");
            assertThat(bench.words("open-file")).isEqualTo("bundled sample");
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
            bench.await("open-file", "corpus.json");
            bench.awaitSample("s-0001");
            // The keys are those of the Label view again.
            bench.press(KeyCode.G);
            bench.awaitSample("s-0002");
        }
    }

    @Test
    void aFileThatCannotBeReadIsToldWhereItWasAskedFor() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");
            bench.answer(folder.resolve("nowhere.json"));
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await(() -> bench.shows("message"), "the message");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.words("records-row-title")).contains("why-retry-doubles");
        }
    }
}
