package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.ui.Fx;

/// A reviewer in the Records view, by keyboard alone.
class RecordsWalkTest {

    @TempDir Path data;

    @Test
    void reviewsARowComparesAndExportsByKeyboardAndFindsItAgain() throws Exception {
        Path file = data.resolve("annotations.json");
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");

            assertThat(bench.shows("records-illustrative")).isTrue();
            assertThat(bench.words("records-success")).contains("no success");
            assertThat(bench.words("records-why")).isEqualTo("it is not complete");
            assertThat(bench.words("records-count")).isEqualTo("14 rows of 6 tasks");
            assertThat(bench.words("records-questions"))
                    .isEqualTo("6 independent questions at most, not 14");
            assertThat(bench.words("records-shown")).isEmpty();
            assertThat(bench.words("records-annotator"))
                    .isEqualTo("annotated by editor, not independently");

            bench.press(KeyCode.DIGIT4);
            bench.press(KeyCode.DIGIT4);
            bench.await("records-success", "task success");
            bench.press(KeyCode.E);
            bench.press(KeyCode.CONTROL, KeyCode.A);
            bench.write("4 and 5, v");
            bench.press(KeyCode.ESCAPE);
            bench.await("records-saving", "review on disk");
            bench.await("records-annotated", "1 row reviewed");

            bench.press(KeyCode.J);
            bench.await("records-row-facts", "llm · replicate 0");
            bench.press(KeyCode.H);
            TextInputControl note = bench.node("records-note", TextInputControl.class);
            String typed = Fx.get(note::getText);
            assertThat(typed).isEqualTo("4 and 5, v");

            bench.press(KeyCode.V);
            bench.await("records-summary", "2 tasks");
            assertThat(bench.words("records-summary"))
                    .contains("Labels: annotated by editor, not independently.");
            ListView<?> tasks = bench.node("records-tasks", ListView.class);
            assertThat(Fx.get(() -> tasks.getItems().size())).isEqualTo(2);
            bench.press(KeyCode.V);
            bench.await("records-row-title", "why-retry-doubles");

            bench.answer(file);
            bench.press(KeyCode.CONTROL, KeyCode.E);
            bench.await("message-title", "Written");
            bench.press(KeyCode.ENTER);
            assertThat(Files.readString(file)).contains("\"review_note\": \"4 and 5, v\"");
        }
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-success", "task success");
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.await("records-why", "it is not complete");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT1);
            bench.awaitSample("s-0001");
        }
    }

    @Test
    void theToolTraceIsATreeAndTheTableHasAllRows() {
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");
            TableView<?> table = bench.node("records-table", TableView.class);
            assertThat(Fx.get(() -> table.getItems().size())).isEqualTo(14);
            for (int i = 0; i < 6; i++) {
                bench.press(KeyCode.J);
            }
            bench.await("records-row-title", "owner-of-alias");
            TreeView<?> trace = bench.node("records-trace", TreeView.class);
            assertThat(Fx.get(() -> trace.getRoot().getChildren().size())).isEqualTo(2);
            assertThat(Fx.get(() -> trace.getRoot().getChildren().get(1).getValue().toString()))
                    .isEqualTo("1  registry.get");
            assertThat(bench.words("records-fact-latency")).isEqualTo("2.9 s, model calls");
            ListView<?> packed = bench.node("records-packed", ListView.class);
            assertThat(Fx.get(() -> packed.getItems().toString()))
                    .isEqualTo("[registry-alias-12@83da8ea2, registry-31@4f1448c2]");
        }
    }

    @Test
    void keysOfTheLabelViewDoNothingHere() {
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");
            bench.press(KeyCode.T);
            bench.press(KeyCode.G);
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT1);
            bench.awaitSample("s-0001");
            assertThat(bench.words("queue-progress")).isEqualTo("0 done");
        }
    }
}
