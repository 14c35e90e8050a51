package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Labels of another file of the same samples are told quietly, looked at, taken over and taken
/// back, by keyboard alone.
class TakeOverWalkTest extends SampleWalk {

    private Path newer;

    /// The same corpus in other bytes: one case less, and a hidden label corrected.
    @BeforeEach
    void aNewerCorpus() throws IOException {
        var object = (ObjectNode) JsonMapper.shared().readTree(corpus);
        var cases = (ArrayNode) object.required("cases");
        cases.remove(cases.size() - 1);
        ((ObjectNode) cases.required(0).required("claims").required(0))
                .put("verdict", "unsupported");
        newer = folder.resolve("newer.json");
        Files.writeString(newer, object.toString());
    }

    /// Labels two fields of the first sample in the older file.
    private void labelOlder() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.F);
            bench.press(KeyCode.K);
            bench.await("saved", "saved");
        }
    }

    private static void command(Bench bench, String words) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write(words);
        bench.press(KeyCode.ENTER);
    }

    private static void space(Bench bench, String button) {
        var node = bench.node(button, Button.class);
        Fx.run(node::requestFocus);
        bench.press(KeyCode.SPACE);
    }

    /// Who labels in the window, as the journal says.
    private String rater() throws IOException {
        try (var files = Files.walk(data.resolve("journals"))) {
            Path journal =
                    files.filter(file -> file.endsWith("journal.jsonl")).findFirst().orElseThrow();
            return JsonMapper.shared()
                    .readTree(Files.readAllLines(journal).getFirst())
                    .required("rater")
                    .stringValue();
        }
    }

    private static String firstRow(Bench bench) {
        var list = bench.node("takeover-list", ListView.class);
        return Fx.get(
                () ->
                        list.lookupAll(".list-cell").stream()
                                .map(cell -> ((javafx.scene.control.ListCell<?>) cell).getText())
                                .filter(text -> text != null)
                                .findFirst()
                                .orElse(""));
    }

    @Test
    void theBarTellsOfThemAndTakesThemOverAndOneUndoTakesThemBack() {
        labelOlder();
        try (var bench = new Bench(data, newer)) {
            bench.awaitSample("s-0001");
            bench.await(
                    "takeover-words",
                    "2 labels of yours for one of these samples are in another file: corpus.json,"
                            + " 30 November 2026.");
            assertThat(isChosen(bench, "truth-false")).isFalse();

            space(bench, "takeover-take");

            bench.await(() -> isChosen(bench, "truth-false"), "the label");
            bench.await(
                    "takeover-words",
                    "2 labels were taken over, of one sample, from corpus.json. One undo takes all"
                            + " of it back.");
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.await(() -> !isChosen(bench, "truth-false"), "the label to go");
            bench.press(KeyCode.CONTROL, KeyCode.Y);
            bench.await(() -> isChosen(bench, "truth-false"), "the label again");
        }
        try (var bench = new Bench(data, newer)) {
            bench.awaitSample("s-0001");
            bench.await(() -> isChosen(bench, "truth-false"), "the label after a restart");
            assertThat(bench.shows("takeover-bar")).isFalse();

            bench.press(KeyCode.Y);
            bench.await(() -> bench.shows("history-sheet"), "the history");
            var list = bench.node("history-list", ListView.class);
            assertThat(Fx.get(() -> list.getItems().getLast().toString()))
                    .contains(
                            "taken over from corpus.json (labels of ",
                            "truth of c1: false; grounding of c1: unknown");
        }
    }

    @Test
    void aLookShowsWhatIsTakenWhatStaysAndWhatChanged() throws IOException {
        labelOlder();
        var object = (ObjectNode) JsonMapper.shared().readTree(newer);
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.G);
            bench.awaitSample("s-0002");
            bench.press(KeyCode.T);
            bench.await("saved", "saved");
        }
        ((ObjectNode) object.required("cases").required(1)).put("destination", "elsewhere");
        Files.writeString(newer, object.toString());
        try (var bench = new Bench(data, newer)) {
            bench.awaitSample("s-0001");
            bench.await(() -> bench.shows("takeover-bar"), "the bar");
            bench.press(KeyCode.T);
            bench.await("saved", "saved");

            command(bench, "take labels over");
            bench.await(() -> bench.shows("takeover-sheet"), "the sheet");
            assertThat(firstRow(bench))
                    .isEqualTo("s-0001   one label; stays: truth of c1 is true here, false there");
            var list = bench.node("takeover-list", ListView.class);
            assertThat(Fx.get(() -> list.getItems().size())).isEqualTo(2);

            bench.press(KeyCode.ENTER);
            bench.await("takeover-words", "One label was taken over");
            assertThat(isChosen(bench, "truth-true")).isTrue();
            assertThat(isChosen(bench, "grounding-unknown")).isTrue();
        }
    }

    @Test
    void notNowLetsTheBarGoAndTheCommandStays() {
        labelOlder();
        try (var bench = new Bench(data, newer)) {
            bench.awaitSample("s-0001");
            bench.await(() -> bench.shows("takeover-bar"), "the bar");

            space(bench, "takeover-later");
            assertThat(bench.shows("takeover-bar")).isFalse();

            command(bench, "take labels over");
            bench.await(() -> bench.shows("takeover-sheet"), "the sheet");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("takeover-sheet")).isFalse();
            assertThat(isChosen(bench, "truth-false")).isFalse();
        }
    }

    @Test
    void labelsOfAnExportedFileAreTakenOverAndThoseOfSomebodyElseRefused() throws IOException {
        Path ada = Path.of("assets/sample/labels-ada.json").toAbsolutePath();
        try (var bench = new Bench(data, newer)) {
            bench.awaitSample("s-0001");
            command(bench, "take labels over");
            bench.await(() -> bench.shows("takeover-sheet"), "the sheet");
            bench.answer(ada);
            space(bench, "takeover-file");
            bench.await(() -> bench.shows("message"), "the refusal");
            assertThat(bench.shows("takeover-sheet")).isFalse();
            bench.press(KeyCode.ESCAPE);

            Path mine = folder.resolve("mine.json");
            Files.writeString(
                    mine,
                    Files.readString(ada)
                            .replaceFirst("\"rater\": \"[^\"]*\"", "\"rater\": \"" + rater() + "\""));
            bench.answer(mine);
            command(bench, "take labels over");
            bench.await(() -> bench.shows("takeover-sheet"), "the sheet");
            space(bench, "takeover-file");
            bench.await(() -> bench.shows("takeover-list"), "what is in it");
            bench.press(KeyCode.ENTER);
            bench.await("takeover-words", "were taken over");
            bench.press(KeyCode.CONTROL, KeyCode.Z);
        }
    }
}
