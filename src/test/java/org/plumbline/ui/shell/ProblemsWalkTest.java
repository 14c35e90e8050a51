package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.problem.Problem;
import org.plumbline.ui.Fx;

/// The Problems view by keys alone.
class ProblemsWalkTest extends SampleWalk {

    /// The sample with a wrong digest in one sample and an unknown verdict in another.
    private Path broken() throws IOException {
        String text = Files.readString(corpus);
        String digest = text.substring(text.indexOf("\"sha256\": \"") + 11).substring(0, 64);
        String wrong = text.replaceFirst(digest, "0".repeat(64));
        return Files.writeString(
                folder.resolve("broken.json"),
                wrong.replaceFirst("\"verdict\": \"false\"", "\"verdict\": \"maybe\""));
    }

    @Test
    void aRefusedFileIsSeenAtThePlaceOfEachProblem() throws IOException {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.answer(broken());
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await(() -> bench.shows("problems-see"), "the refusal");
            bench.press(KeyCode.SHIFT, KeyCode.TAB);
            bench.press(KeyCode.SPACE);
            bench.await("problems-filter-error", "errors 2");
            bench.await("problems-part-words", "more than a reviewer may see");
            assertThat(bench.scene().getFocusOwner()).isEqualTo(table(bench));

            bench.press(KeyCode.V);
            bench.await(() -> bench.shows("problems-text"), "the text of the file");
            assertThat(current(bench).code().word()).isEqualTo("digest/evidence");
            bench.press(KeyCode.J);
            assertThat(current(bench).code().word()).isEqualTo("schema/value");
            bench.await("problems-place-title", "broken.json:" + current(bench).location());
        }
    }

    @Test
    void aRefusedFileIsThereWhenItsSheetWasClosed() throws IOException {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.answer(broken());
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await(() -> bench.shows("problems-see"), "the refusal");
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT2);
            bench.await("problems-filter-error", "errors 2");
        }
    }

    @Test
    void theListIsNarrowedByWords() throws IOException {
        try (var bench = new Bench(data, corpus)) {
            openProblems(bench, broken());
            bench.await("problems-filter-error", "errors 2");
            bench.press(KeyCode.CONTROL, KeyCode.F);
            bench.write("MAYBE");
            assertThat(rows(bench)).isEqualTo(1);
            bench.press(KeyCode.ENTER);
            assertThat(current(bench).message()).contains("maybe");
        }
    }

    @Test
    void filesAreCheckedTogetherAndMendedFilesAgain() throws IOException {
        Path labels = folder.resolve("labels.json");
        Files.copy(Path.of("assets/sample/labels-ada.json"), labels);
        Path broken = broken();
        try (var bench = new Bench(data, corpus)) {
            openProblems(bench, broken);
            bench.answer(labels);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await(() -> bench.shows("problems-filter-error"), "the two files");
            Files.copy(corpus, broken, StandardCopyOption.REPLACE_EXISTING);
            bench.press(KeyCode.F5);
            bench.await("problems-summary", "No problem in 2 files");
        }
    }

    @Test
    void aFileThatIsLabelledBlindIsNotShown() throws IOException {
        String text = Files.readString(corpus);
        Path bom = Files.writeString(folder.resolve("bom.json"), "\ufeff" + text);
        try (var bench = new Bench(data, bom)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT2);
            bench.await("problems-filter-warning", "warnings 1");
            bench.await("problems-part-words", "open for blind labelling");
            bench.press(KeyCode.V);
            bench.settle();
            assertThat(bench.shows("problems-text")).isFalse();
        }
    }

    private static void openProblems(Bench bench, Path file) {
        bench.awaitSample("s-0001");
        bench.press(KeyCode.CONTROL, KeyCode.DIGIT2);
        bench.await("problems-summary", "o problem in 1 file");
        bench.answer(file);
        bench.press(KeyCode.CONTROL, KeyCode.O);
    }

    @SuppressWarnings("unchecked") // The table of the view has problems as its rows.
    private static TableView<Problem> table(Bench bench) {
        return (TableView<Problem>) bench.node("problems-table", TableView.class);
    }

    private static Problem current(Bench bench) {
        var table = table(bench);
        return Fx.get(() -> table.getSelectionModel().getSelectedItem());
    }

    private static int rows(Bench bench) {
        var table = table(bench);
        return Fx.get(() -> table.getItems().size());
    }
}
