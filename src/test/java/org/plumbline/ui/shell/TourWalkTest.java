package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// The tour by keys alone.
class TourWalkTest extends SampleWalk {

    private static final List<String> PARTS =
            List.of(
                    "queue",
                    "output",
                    "label-card",
                    "",
                    "evidence",
                    "saved",
                    "rail",
                    "export",
                    "palette-button");

    @Test
    void everyPartThatIsSpokenOfStaysInTheLight() {
        try (var bench = new Bench(data, corpus)) {
            start(bench);
            var lit = new ArrayList<Bounds>();
            var parts = new ArrayList<Bounds>();
            for (String part : PARTS) {
                bench.settle();
                if (!part.isEmpty()) {
                    lit.add(place(bench.node("lit", Node.class)));
                    parts.add(place(bench.node(part, Node.class)));
                }
                bench.press(KeyCode.ENTER);
            }
            assertThat(bench.shows("tour")).isFalse();
            assertThat(lit).isEqualTo(parts);
        }
    }

    @Test
    void theLightFollowsThePartWhenTheWindowIsLaidOutAnew() {
        try (var bench = new Bench(data, corpus)) {
            start(bench);
            bench.press(KeyCode.ENTER);
            bench.press(KeyCode.ENTER);
            Bounds before = place(bench.node("lit", Node.class));
            Fx.run(() -> ((Stage) bench.scene().getWindow()).setHeight(820));
            bench.await(
                    () -> !place(bench.node("lit", Node.class)).equals(before), "the light to go");

            assertThat(place(bench.node("lit", Node.class)))
                    .isEqualTo(place(bench.node("label-card", Node.class)));
        }
    }

    @Test
    void aKeyIsTriedOnAClaimForPracticeAndNothingIsLabelled() {
        try (var bench = new Bench(data, corpus)) {
            start(bench);
            for (int stop = 0; stop < 3; stop++) {
                bench.press(KeyCode.ENTER);
            }
            bench.await(() -> bench.shows("practice-claim"), "the claim");
            bench.press(KeyCode.T);
            assertThat(isChosen(bench, "practice-true")).isTrue();
            bench.press(KeyCode.F);
            assertThat(isChosen(bench, "practice-false")).isTrue();
            assertThat(bench.words("practice-said")).startsWith("You said false");
            bench.press(KeyCode.ESCAPE);

            assertThat(isChosen(bench, "truth-true")).isFalse();
            assertThat(isChosen(bench, "truth-false")).isFalse();
            assertThat(bench.words("saved")).isEqualTo("nothing to save");
        }
    }

    private static void start(Bench bench) {
        bench.awaitSample("s-0001");
        bench.run("file.tour");
        bench.await(() -> bench.shows("tour"), "the tour");
    }

    private static Bounds place(Node node) {
        return Fx.get(() -> node.localToScene(node.getLayoutBounds()));
    }
}
