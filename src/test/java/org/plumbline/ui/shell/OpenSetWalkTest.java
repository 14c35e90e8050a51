package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// One set of files: opened by a drop, closed, and opened again, by keys alone but for the drop.
class OpenSetWalkTest extends SampleWalk {

    private Path copy(String asset) throws IOException {
        Path source = Path.of("assets", asset);
        return Files.copy(source, folder.resolve(String.valueOf(source.getFileName())));
    }

    private static void drop(Bench bench, List<Path> files) {
        DropTarget target = target(bench);
        Fx.run(() -> target.dropped(files));
        bench.settle();
    }

    private static DropTarget target(Bench bench) {
        return Fx.get(() -> (DropTarget) bench.scene().getRoot().lookup("#drop-target"));
    }

    @Test
    void filesThatAreHeldOverTheWindowSayWhatTheyWouldOpen() throws IOException {
        List<Path> files =
                List.of(
                        corpus,
                        copy("sample/labels-ada.json"),
                        copy("sample/labels-ben.json"),
                        folder);
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            DropTarget target = target(bench);
            Fx.run(() -> target.entered(files));
            bench.await("drop-what", "Opens corpus.json and 2 label files");
            bench.await("drop-misfits", "is a folder");
            Fx.run(target::exited);

            assertThat(bench.shows("drop-target")).isFalse();
            assertThat(bench.words("open-file")).isEqualTo("bundled sample");
        }
    }

    @Test
    void aCorpusWithItsLabelsIsOpenInEveryViewWhereverItIsDropped() throws IOException {
        List<Path> files = List.of(copy("sample/labels-ada.json"), corpus);
        for (KeyCode view : List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3)) {
            try (var bench = new Bench(folder.resolve("data-" + view), null)) {
                bench.awaitSample("s-0001");
                bench.press(KeyCode.CONTROL, view);
                drop(bench, files);
                bench.await("open-file", "corpus.json + 1");
                bench.press(KeyCode.CONTROL, KeyCode.DIGIT3);
                bench.await(
                        () -> bench.shows("report-strata") || bench.shows("report-words"),
                        "the report, or why it is not shown");
                bench.press(KeyCode.CONTROL, KeyCode.DIGIT2);
                bench.await("problems-summary", "No problem in 2 files");
                bench.press(KeyCode.CONTROL, KeyCode.DIGIT1);
                bench.awaitSample("s-0001");
                bench.await(
                        () -> title(bench).equals("corpus.json + 1 file – Plumbline"), "the title");
            }
        }
    }

    @Test
    void aFileThatIsDroppedOnTheWelcomeEndsItsWordsAboutTheSample() {
        try (var bench = new Bench(data, null, false)) {
            bench.await(() -> bench.shows("welcome"), "the welcome");
            drop(bench, List.of(corpus));
            bench.await("open-file", "corpus.json");
            bench.await(() -> bench.shows("welcome"), "the welcome of the file");

            assertThat(said(bench)).contains("corpus.json is open").doesNotContain("sample");
        }
    }

    private static String said(Bench bench) {
        var sheet = bench.node("welcome", Parent.class);
        return Fx.get(
                () ->
                        sheet.lookupAll(".label").stream()
                                .map(node -> ((Label) node).getText())
                                .collect(Collectors.joining(" ")));
    }

    private static String title(Bench bench) {
        return Fx.get(bench::title);
    }

    @Test
    void aFileIsClosedAndAnotherOpenedAgainFromTheList() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.press(KeyCode.CONTROL, KeyCode.W);
            bench.await("nothing-open-title", "Nothing is open");
            assertThat(title(bench)).isEqualTo("Plumbline");
            assertThat(bench.shows("saved")).isFalse();

            // The first way on has the focus; the list of recent files is behind the two buttons.
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.ENTER);
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.await("open-file", "corpus.json");
        }
    }

    @Test
    void theListOfWhatIsOpenClosesOneFile() throws IOException {
        Path labels = copy("sample/labels-ada.json");
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            drop(bench, List.of(corpus, labels));
            bench.await("open-file", "corpus.json + 1");
            bench.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.O);
            ListView<?> list = bench.node("open-files", ListView.class);
            assertThat(Fx.get(() -> list.getItems().size())).isEqualTo(2);
            bench.press(KeyCode.DOWN);
            bench.press(KeyCode.DELETE);

            assertThat(Fx.get(() -> list.getItems().size())).isEqualTo(1);
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.words("open-file")).isEqualTo("corpus.json");
        }
    }

    @Test
    void aRecentFileThatIsGoneSaysSoAndIsForgotten() throws IOException {
        Path table = copy("records/table.json");
        try (var bench = new Bench(data, table)) {
            bench.await("records-row-title", "why-retry-doubles");
        }
        Files.delete(table);
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.O);
            bench.press(KeyCode.TAB);
            ListView<?> recent = bench.node("recent-files", ListView.class);
            assertThat(Fx.get(() -> recent.getItems().toString())).contains("not there any more");
            bench.press(KeyCode.ENTER);
            bench.await("cannot-open-title", "table.json was not opened");
            assertThat(bench.words("open-file")).isEqualTo("bundled sample");
            bench.press(KeyCode.ESCAPE);

            bench.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.O);
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.DELETE);
            ListView<?> left = bench.node("recent-files", ListView.class);
            assertThat(Fx.get(() -> left.getItems().size())).isZero();
        }
    }

    @Test
    void whereTheReportOfNewFilesFailsThereIsAWayBackToWhatIsOpen() throws IOException {
        Path broken =
                Files.writeString(
                        folder.resolve("broken.json"),
                        Files.readString(corpus)
                                .replaceFirst("\"verdict\": \"false\"", "\"verdict\": \"maybe\""));
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT3);
            // Byte for byte the bundled sample, it would be what is labelled blind.
            Files.writeString(corpus, Files.readString(corpus) + "\n");
            drop(bench, List.of(corpus));
            bench.await(() -> bench.shows("report-strata"), "the report");
            drop(bench, List.of(broken));
            bench.await("report-refused", "1 problem");
            assertThat(bench.words("open-file")).isEqualTo("corpus.json");

            var back = bench.node("report-back", Button.class);
            Fx.run(back::fire);
            bench.await(() -> bench.shows("report-strata"), "the report of before");
        }
    }

    @Test
    void filesThatCannotBeCheckedLeaveAPageWithWaysOn() throws IOException {
        Path aside = folder.resolve("aside.json");
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            Files.move(corpus, aside);
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT2);
            bench.await("problems-failed-title", "could not be checked");
            assertThat(bench.node("problems-retry", Button.class).isFocused()).isTrue();

            Files.move(aside, corpus);
            bench.press(KeyCode.SPACE);
            bench.await("problems-summary", "No problem in 1 file");
            assertThat(bench.words("open-file")).isEqualTo("corpus.json");
        }
    }

    @Test
    void aClosedTableLeavesAPageWithWaysOn() throws IOException {
        try (var bench = new Bench(data, copy("records/table.json"))) {
            bench.await("records-row-title", "why-retry-doubles");
            bench.press(KeyCode.CONTROL, KeyCode.W);
            bench.await("records-nothing-title", "No table is open");
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.SPACE);
            bench.await("records-row-title", "why-retry-doubles");
            assertThat(bench.shows("records-illustrative")).isTrue();
        }
    }

    @Test
    void theFirstTableThatCannotBeReadLeavesAPageWithWaysOn() throws IOException {
        Path broken =
                Files.writeString(
                        folder.resolve("broken.json"),
                        "{\"format\": \"plumbline-records\", \"version\": 1}");
        try (var bench = new Bench(data, broken)) {
            bench.await(() -> bench.shows("problems"), "what is wrong");
            bench.press(KeyCode.ESCAPE);
            bench.await("records-nothing-title", "broken.json was not opened");
            assertThat(bench.node("records-again", Button.class).isFocused()).isTrue();
        }
    }
}
