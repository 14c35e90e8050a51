package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// Going through the queue by keyboard alone: by itself, filtered, sorted, flagged, by number.
class QueueWalkTest extends SampleWalk {

    private static void command(Bench bench, String words) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write(words);
        bench.press(KeyCode.ENTER);
    }

    @SuppressWarnings("unchecked") // The list has places in the file.
    private static List<Integer> rows(Bench bench) {
        var list = (ListView<Integer>) bench.node("queue-list", ListView.class);
        return Fx.get(() -> List.copyOf(list.getItems()));
    }

    @Test
    void twoStrokesAClaimWhereThatIsChosenAlsoAfterARestart() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            command(bench, "auto advance");
            bench.await("status-said", "comes by itself");
            bench.press(KeyCode.T);
            bench.press(KeyCode.N);
            bench.await("claim-title", "Claim 2");
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.await("claim-title", "Claim 1");
            assertThat(isChosen(bench, "truth-true")).isTrue();
        }
        try (var again = new Bench(data, corpus)) {
            again.awaitSample("s-0001");
            again.await("claim-title", "Claim 1");
            again.press(KeyCode.N);
            again.await("claim-title", "Claim 2");
        }
    }

    @Test
    void aSampleIsFlaggedByAKeyAndFoundByItsFlagAfterARestart() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.G);
            bench.awaitSample("s-0002");
            bench.press(KeyCode.M);
            bench.await("status-said", "Flagged");
            bench.await("filter-flagged", "flagged 1");
        }
        try (var again = new Bench(data, corpus)) {
            again.awaitSample("s-0002");
            again.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
            var button = again.node("queue-filter", MenuButton.class);
            again.await(() -> Fx.get(button::isShowing), "the filters");
            Fx.run(
                    () ->
                            button.getItems().stream()
                                    .filter(item -> "flagged 1".equals(item.getText()))
                                    .forEach(item -> item.fire()));
            again.await("queue-narrowed", "1 of 35");
            assertThat(rows(again)).containsExactly(1);
            again.press(KeyCode.ESCAPE);

            again.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
            again.await("filter-all", "all 35");
            assertThat(again.shows("queue-shown")).isFalse();
            assertThat(rows(again)).hasSize(35);
        }
    }

    @Test
    void aNumberAnIdAndAClaimLeadToTheirPlaces() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            jump(bench, "17");
            bench.awaitSample("s-0017");
            jump(bench, "s-0004#c2");
            bench.awaitSample("s-0004");
            bench.await("claim-title", "Claim 2");

            bench.press(KeyCode.CONTROL, KeyCode.G);
            bench.write("900");
            bench.await("jump-found", "only 35 samples");
            bench.press(KeyCode.ENTER);
            assertThat(bench.shows("jump-sheet")).isTrue();
            bench.press(KeyCode.ESCAPE);
            bench.await(() -> !bench.shows("jump-sheet"), "the sheet to go");
        }
    }

    private static void jump(Bench bench, String where) {
        bench.press(KeyCode.CONTROL, KeyCode.G);
        bench.write(where);
        bench.press(KeyCode.ENTER);
    }

    @Test
    void theOrderIsChosenByACommandAndRemembered() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            command(bench, "most open claims first");
            bench.await("queue-order", "most open claims first");
            assertThat(rows(bench).getFirst()).isEqualTo(1);
        }
        try (var again = new Bench(data, corpus)) {
            again.awaitSample("s-0001");
            assertThat(again.words("queue-order")).isEqualTo("most open claims first");
        }
    }

    @Test
    void aSampleOutsideOfTheFilterIsShownAsOpenAndTheWayGoesOn() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.await("filter-in-progress", "in progress 1");
            var button = bench.node("filter-to-do", ToggleButton.class);
            Fx.run(button::requestFocus);
            bench.press(KeyCode.SPACE);
            bench.await("queue-narrowed", "34 of 35");
            bench.await("queue-outside", "s-0001");
            bench.await("filter-to-do", "to do 34 ×");

            command(bench, "s-0001");
            bench.awaitSample("s-0001");
            bench.press(KeyCode.F6);
            bench.press(KeyCode.G);
            bench.awaitSample("s-0002");
            bench.await(() -> !bench.shows("queue-outside"), "the words to go");
        }
    }

    @Test
    void whatTheSearchFindsInATextIsMarkedThere() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
            bench.write("retry");
            bench.await("queue-found", "16 in evidence");
            assertThat(rows(bench)).containsExactly(8, 20);
            assertThat(bench.words("sample-id")).isEqualTo("s-0001");
            bench.press(KeyCode.ENTER);
            bench.awaitSample("s-0009");
            bench.await("find-count", "8 in the evidence");
            var word = bench.node("find-word", TextField.class);
            String searched = Fx.get(word::getText);
            assertThat(searched).isEqualTo("retry");

            bench.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
            bench.press(KeyCode.ESCAPE);
            bench.await(() -> !bench.shows("find-bar"), "the marks to go");
            assertThat(rows(bench)).hasSize(35);
        }
    }

    @Test
    void whereNothingWasCapturedTheMeasuresAndTheirKeysSaySo() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(bench.shows("why-relevance")).isFalse();
            jump(bench, "s-0030");
            bench.awaitSample("s-0030");
            bench.await("why-relevance", "nothing to judge it by");
            assertThat(bench.shows("why-correctWithholding")).isFalse();
            bench.press(KeyCode.DIGIT1);
            bench.await("status-said", "nothing to judge this by");
            assertThat(isChosen(bench, "relevance-abstain")).isTrue();
            bench.press(KeyCode.DIGIT4);
            assertThat(isChosen(bench, "correctWithholding-yes")).isTrue();
            assertThat(bench.shows("status-said")).isFalse();
        }
    }
}
