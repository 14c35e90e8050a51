package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.Stream;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// History, taking all labels away, and unblinding, by keyboard alone.
class ReviewWalkTest extends SampleWalk {

    @Test
    void theHistoryTellsEachActAndItsUndoingLastFirst() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.press(KeyCode.S);
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.press(KeyCode.Y);
            bench.await(() -> bench.shows("history-sheet"), "the history");

            var list = bench.node("history-list", ListView.class);
            List<String> lines =
                    Fx.get(
                            () ->
                                    Stream.of(list.getItems().toArray())
                                            .map(String::valueOf)
                                            .toList());
            assertThat(lines).hasSize(3);
            assertThat(lines.get(0)).contains("undone: grounding of c1: supported");
            assertThat(lines.get(1)).contains("grounding of c1: supported (undone since)");
            assertThat(lines.get(2)).contains("truth of c1: true");

            bench.press(KeyCode.ESCAPE);
            bench.await(() -> !bench.shows("history-sheet"), "the history to close");
        }
    }

    @Test
    void takingAllLabelsAwayAsksAndOneUndoBringsThemBack() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.press(KeyCode.S);
            bench.press(KeyCode.DIGIT1);
            bench.press(KeyCode.SHIFT, KeyCode.C);
            bench.await(() -> bench.shows("clear-sheet"), "the question");
            // The button that Enter presses changes nothing.
            bench.press(KeyCode.ENTER);
            bench.await(() -> !bench.shows("clear-sheet"), "the question to close");
            assertThat(isChosen(bench, "truth-true")).isTrue();

            bench.press(KeyCode.SHIFT, KeyCode.C);
            bench.await(() -> bench.shows("clear-sheet"), "the question");
            pressTheOther(bench);
            bench.await(() -> !isChosen(bench, "truth-true"), "the labels to go");
            assertThat(isChosen(bench, "grounding-supported")).isFalse();

            bench.press(KeyCode.CONTROL, KeyCode.Z);
            assertThat(isChosen(bench, "truth-true")).isTrue();
            assertThat(isChosen(bench, "grounding-supported")).isTrue();
        }
    }

    @Test
    void unblindingAsksIsRememberedAndShowsTheHiddenHalf() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(offers(bench, practices().getFirst())).isFalse();
            showHidden(bench);
            bench.await(() -> bench.shows("unblind-sheet"), "the question");
            bench.press(KeyCode.ENTER);
            bench.await(() -> !bench.shows("unblind-sheet"), "staying blind");
            assertThat(bench.words("blind")).startsWith("◐");

            showHidden(bench);
            bench.await(() -> bench.shows("unblind-sheet"), "the question");
            pressTheOther(bench);
            bench.await(() -> bench.shows("hidden-sheet"), "the hidden half");
            assertThat(bench.words("blind")).startsWith("○");
            bench.press(KeyCode.ESCAPE);
            narrowToOnePractice(bench);
        }
        try (var again = new Bench(data, corpus)) {
            again.awaitSample("s-0001");
            assertThat(again.words("blind")).startsWith("○");
        }
    }

    /// All samples of the queue are of that practice, and they are not all samples.
    @SuppressWarnings("unchecked") // The list has places in the file.
    private void narrowToOnePractice(Bench bench) {
        String practice = practices().getFirst();
        bench.await(() -> offers(bench, practice), "the practices");
        bench.press(KeyCode.ESCAPE);
        choose(bench, practice);
        var list = (ListView<Integer>) bench.node("queue-list", ListView.class);
        List<Integer> shown = Fx.get(() -> List.copyOf(list.getItems()));
        List<Integer> expected = placesOf(practice);
        assertThat(shown).isEqualTo(expected).hasSizeBetween(1, 34);
    }

    private static Stream<MenuItem> filters(Bench bench) {
        var button = bench.node("queue-filter", MenuButton.class);
        return Fx.get(
                () -> {
                    button.hide();
                    button.show();
                    return button.getItems().stream()
                            .flatMap(
                                    item ->
                                            item instanceof Menu menu
                                                    ? menu.getItems().stream()
                                                    : Stream.of(item))
                            .toList()
                            .stream();
                });
    }

    private static boolean offers(Bench bench, String practice) {
        return filters(bench)
                .anyMatch(item -> item.getText() != null && item.getText().startsWith(practice));
    }

    private static void choose(Bench bench, String practice) {
        MenuItem item =
                filters(bench)
                        .filter(
                                one ->
                                        one.getText() != null && one.getText().startsWith(practice))
                        .findFirst()
                        .orElseThrow();
        Fx.run(item::fire);
        bench.settle();
    }

    private List<String> practices() {
        JsonNode cases = JsonMapper.shared().readTree(corpus.toFile()).get("cases");
        return cases.values().stream()
                .map(one -> one.get("practice").stringValue())
                .distinct()
                .sorted()
                .toList();
    }

    private List<Integer> placesOf(String practice) {
        JsonNode cases = JsonMapper.shared().readTree(corpus.toFile()).get("cases");
        return IntStream.range(0, cases.size())
                .filter(i -> cases.get(i).get("practice").stringValue().equals(practice))
                .boxed()
                .toList();
    }

    /// The button in front of the one that Enter presses.
    private static void pressTheOther(Bench bench) {
        bench.press(KeyCode.SHIFT, KeyCode.TAB);
        bench.press(KeyCode.SPACE);
    }

    private static void showHidden(Bench bench) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write("hidden");
        bench.press(KeyCode.ENTER);
    }
}
