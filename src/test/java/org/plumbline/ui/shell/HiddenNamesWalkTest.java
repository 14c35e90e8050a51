package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.plumbline.text.Visible;
import org.plumbline.ui.Fx;

/// No view shows a name from a file raw: each is opened with names that turn words around or look
/// like others, and all that the window says is read.
class HiddenNamesWalkTest extends SampleWalk {

    private static final String NAMES = "/org/plumbline/ui/shell/names.json";

    @Test
    void labelsNameWhatCannotBeSeen() throws IOException {
        Path file = names("na\u202Emes\u200B.json");
        try (var bench = new Bench(data, file)) {
            bench.awaitSample("same-name");
            check(bench, "the first sample");
            assertThat(bench.words("open-file")).isEqualTo("na<U+202E>mes<U+200B>.json");
            bench.press(KeyCode.G);
            bench.awaitSample("bidi");
            bench.press(KeyCode.T);
            for (int i = 0; i < 3; i++) {
                bench.press(KeyCode.R);
                bench.press(KeyCode.V);
                check(bench, "the inspector");
            }
            bench.press(KeyCode.SHIFT, KeyCode.A);
            bench.await(() -> bench.shows("cite-evidence"), "what can be cited");
            check(bench, "the question what to cite");
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.G);
            bench.awaitSample("s<U+200B>-0001");
            bench.press(KeyCode.T);
            bench.press(KeyCode.Y);
            bench.await("history-sheet-title", "s<U+200B>-0001");
            check(bench, "the history");
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.SHIFT, KeyCode.C);
            bench.await("clear-sheet-title", "s<U+200B>-0001");
            check(bench, "the question whether to clear");
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.CONTROL, KeyCode.K);
            bench.write("inline");
            check(bench, "the palette");
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.CONTROL, KeyCode.E);
            bench.await(() -> bench.shows("export-sheet"), "what would be exported");
            check(bench, "the export");
        }
    }

    @Test
    void problemsNameWhatCannotBeSeen() throws IOException {
        Path file = names("na\u202Emes\u200B.json");
        Files.writeString(
                file,
                Files.readString(file)
                        .replaceAll("\"sha256\": \"73cb", "\"sha256\": \"0000")
                        .replaceAll("\"sampling\": \"random\"", "\"sampling\": \"a\u202Eb\""));
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.answer(file);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await(() -> bench.shows("problems-see"), "the refusal");
            check(bench, "the refusal");
            bench.press(KeyCode.SHIFT, KeyCode.TAB);
            bench.press(KeyCode.SPACE);
            bench.await(() -> bench.shows("problems-filter-error"), "the problems");
            check(bench, "the problems");
        }
    }

    @Test
    void reportsNameWhatCannotBeSeen() throws IOException {
        Path file = names("na\u202Emes\u200B.json");
        Files.writeString(
                file,
                Files.readString(file)
                        .replaceAll("\"practice\": \"p\"", "\"practice\": \"p\u202Eq\""));
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT3);
            bench.answer(file);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await(() -> bench.shows("report-strata"), "the report");
            check(bench, "the overview");
            for (int i = 0; i < 3; i++) {
                bench.press(KeyCode.J);
                check(bench, "a page of the report");
            }
        }
    }

    @Test
    void recordsNameWhatCannotBeSeen() throws IOException {
        Path table = folder.resolve("ta\u202Eble.json");
        Files.writeString(
                table,
                Files.readString(Path.of("assets/records/table.json"))
                        .replace("why-retry-doubles", "why\u202E\u200Bdoubles")
                        .replace("\"fixed\"", "\"fix\u202Eed\""));
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.answer(table);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("records-file", "ta<U+202E>ble.json");
            check(bench, "the rows");
            bench.press(KeyCode.V);
            bench.await(() -> bench.shows("records-tasks"), "the comparison");
            check(bench, "the comparison");
        }
    }

    @Test
    void filesOfSyncToolsAndRecentFilesAreNamedWithMarks() throws IOException {
        Path file = Files.copy(corpus, folder.resolve("na\u202Emes\u200B.json"));
        try (var bench = new Bench(data, file)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.await("saved", "saved");
        }
        Path journal;
        try (var files = Files.walk(data.resolve("journals"))) {
            journal = files.filter(at -> at.endsWith("journal.jsonl")).findFirst().orElseThrow();
        }
        Files.move(journal, journal.resolveSibling("journal of \u202Eann\u200B.jsonl"));
        try (var bench = new Bench(data, file)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.K);
            bench.write("another program");
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("others-sheet"), "the sheet");
            assertThat(check(bench, "what another program brought"))
                    .anyMatch(words -> words.contains("journal of <U+202E>ann<U+200B>.jsonl"));
            bench.press(KeyCode.ESCAPE);

            var menu = bench.node("menu", MenuButton.class);
            List<String> recent =
                    Fx.get(
                            () -> {
                                menu.show();
                                var named = recent(menu);
                                menu.hide();
                                return named;
                            });
            assertThat(recent).anyMatch(name -> name.endsWith("na<U+202E>mes<U+200B>.json"));
        }
    }

    private static List<String> recent(MenuButton menu) {
        return menu.getItems().stream()
                .filter(item -> "menu-recent".equals(item.getId()))
                .flatMap(item -> ((Menu) item).getItems().stream())
                .map(item -> String.valueOf(item.getText()))
                .toList();
    }

    private Path names(String name) throws IOException {
        Path file = folder.resolve(name);
        try (InputStream names = HiddenNamesWalkTest.class.getResourceAsStream(NAMES)) {
            return Files.writeString(
                    file, new String(names.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /// All that is said in the window is as [Visible] leaves it.
    private static List<String> check(Bench bench, String where) {
        bench.settle();
        List<String> said =
                Fx.get(
                        () -> {
                            var all = new ArrayList<String>();
                            collect(bench.scene().getRoot(), all);
                            return all;
                        });
        assertThat(said).as(where).hasSizeGreaterThan(20);
        assertThat(said).as(where).allSatisfy(words -> assertThat(bare(words)).isEqualTo(words));
        return said;
    }

    private static String bare(String words) {
        // Line ends within words of the window, and what keeps right-to-left values in place.
        return words.lines().map(Visible::of).reduce((a, b) -> a + "\n" + b).orElse("");
    }

    private static void collect(Node node, List<String> said) {
        if (node.getStyleClass().contains("exact-text")) {
            return;
        }
        add(node.getAccessibleText(), said);
        if (node instanceof Text text) {
            add(text.getText(), said);
        }
        if (node instanceof Labeled labeled) {
            add(labeled.getText(), said);
        }
        if (node instanceof Control control && control.getTooltip() != null) {
            add(control.getTooltip().getText(), said);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, said));
        }
    }

    private static void add(String words, List<String> said) {
        if (words != null && !words.isEmpty()) {
            said.add(words);
        }
    }
}
