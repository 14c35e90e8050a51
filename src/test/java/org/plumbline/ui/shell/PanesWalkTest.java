package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import org.plumbline.ui.kit.FocusIn;

/// The reviewer arranges the panes of the Label view, and works in a window that is too small for
/// all of them, by keys alone.
class PanesWalkTest extends SampleWalk {

    @Test
    void hidesTheQueueAndRemembersThat() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(bench.shows("queue")).isTrue();
            bench.press(KeyCode.Q);
            assertThat(bench.shows("queue")).isFalse();
        }
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(bench.shows("queue")).isFalse();
            bench.press(KeyCode.Q);
            assertThat(bench.shows("queue")).isTrue();
        }
    }

    @Test
    void callsTheQueueUpOverTheWorkInASmallWindow() {
        try (var bench = small()) {
            assertThat(bench.shows("queue")).isFalse();
            bench.press(KeyCode.Q);
            assertThat(hasFocus(bench, "queue-list")).isTrue();

            bench.press(KeyCode.DOWN);
            bench.awaitSample("s-0002");
            bench.press(KeyCode.ENTER);
            assertThat(bench.shows("queue")).isFalse();
            assertThat(hasFocus(bench, "output-text")).isTrue();
            bench.press(KeyCode.T);
            assertThat(isChosen(bench, "truth-true")).isTrue();
        }
    }

    @Test
    void searchesTheQueueFromASmallWindow() {
        try (var bench = small()) {
            bench.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
            assertThat(hasFocus(bench, "queue-search")).isTrue();
            bench.write("s-0004");
            bench.press(KeyCode.ENTER);
            bench.awaitSample("s-0004");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("queue")).isFalse();
            assertThat(hasFocus(bench, "output-text")).isTrue();
        }
    }

    @Test
    void turnsFromOutputToEvidenceAndBackWhereTheyShareAPlace() {
        try (var bench = small()) {
            assertThat(bench.shows("evidence")).isFalse();
            bench.press(KeyCode.F7);
            assertThat(bench.shows("output")).isFalse();
            assertThat(hasFocus(bench, "evidence")).isTrue();
            bench.press(KeyCode.F7);
            assertThat(hasFocus(bench, "output-text")).isTrue();
            bench.press(KeyCode.R);
            assertThat(bench.shows("evidence")).isTrue();
            bench.press(KeyCode.J);
            bench.await("claim-title", "Claim 2 of 6");
            assertThat(bench.shows("output")).isTrue();
        }
    }

    @Test
    void theLabelCardIsWholeInTheSmallestWindow() {
        try (var bench = small()) {
            Bounds card = bounds(bench, "label-card");
            Bounds place = bounds(bench, "card-place");

            assertThat(card.getHeight()).isLessThanOrEqualTo(place.getHeight() + 1);
            assertThat(card.getWidth()).isLessThanOrEqualTo(place.getWidth() + 1);
            assertThat(bounds(bench, "output-text").getHeight()).isGreaterThan(60);
        }
    }

    @Test
    void showsTheOutputAloneAndStillLabels() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.F11);
            assertThat(bench.shows("label-card")).isFalse();
            assertThat(bench.shows("evidence")).isFalse();
            assertThat(bench.shows("capture-banner")).isFalse();

            bench.press(KeyCode.F);
            bench.await("alone-labels", "Truth: false");
            bench.press(KeyCode.J);
            bench.await("alone-claim", "Claim 2 of 6");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("label-card")).isTrue();
            assertThat(bench.shows("evidence")).isTrue();
            assertThat(hasFocus(bench, "output-text")).isTrue();
        }
    }

    @Test
    void showsTheEvidenceInHandAloneAndComesBackToIt() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.F7);
            bench.press(KeyCode.F11);
            assertThat(bench.shows("output")).isFalse();
            assertThat(bench.shows("evidence-e1")).isTrue();
            assertThat(bench.shows("evidence-e2")).isFalse();
            assertThat(hasFocus(bench, "evidence-e1")).isTrue();

            bench.press(KeyCode.F11);
            assertThat(bench.shows("evidence-e2")).isTrue();
            assertThat(hasFocus(bench, "evidence-e1")).isTrue();
            bench.press(KeyCode.F11);
            bench.press(KeyCode.E);
            assertThat(hasFocus(bench, "note")).isTrue();
        }
    }

    @Test
    void foldsOneItemOrAllAndUnfoldsWhatIsGoneTo() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            double whole = bounds(bench, "evidence-e1").getHeight();
            bench.press(KeyCode.Z);
            assertThat(bounds(bench, "evidence-e1").getHeight()).isLessThan(whole / 3);
            bench.press(KeyCode.R);
            bench.press(KeyCode.R);
            assertThat(bounds(bench, "evidence-e1").getHeight()).isEqualTo(whole);

            bench.press(KeyCode.SHIFT, KeyCode.Z);
            assertThat(bounds(bench, "evidence-e2").getHeight()).isLessThan(whole / 3);
            bench.press(KeyCode.G);
            bench.awaitSample("s-0002");
            bench.press(KeyCode.P);
            bench.awaitSample("s-0001");
            assertThat(bounds(bench, "evidence-e2").getHeight()).isLessThan(whole / 3);
        }
    }

    @Test
    void givesTheEvidenceMoreOfTheWidthAndRemembersThat() {
        double even;
        double wide;
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            even = bounds(bench, "evidence").getWidth();
            bench.press(KeyCode.F8);
            wide = bounds(bench, "evidence").getWidth();
            assertThat(wide).isGreaterThan(even * 1.3);
        }
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            // Dividers stand on whole pixels, wherever they came from.
            assertThat(bounds(bench, "evidence").getWidth()).isCloseTo(wide, within(2.0));
            bench.press(KeyCode.F8);
            assertThat(bounds(bench, "evidence").getWidth()).isLessThan(even);
        }
    }

    @Test
    void putsTheEvidenceBelowTheOutput() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.SHIFT, KeyCode.F8);

            Bounds output = bounds(bench, "output");
            Bounds evidence = bounds(bench, "evidence");
            assertThat(evidence.getMinY()).isGreaterThanOrEqualTo(output.getMaxY());
            assertThat(evidence.getMinX()).isEqualTo(output.getMinX());
            assertThat(hasFocus(bench, "output-text")).isTrue();
        }
    }

    @Test
    void putsTheSidesOfAPathBelowEachOtherOrBesideWithOneScrollBar() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            for (int i = 0; i < 3; i++) {
                bench.press(KeyCode.G);
            }
            bench.awaitSample("s-0004");
            assertThat(sides(bench)[0].getMinY()).isEqualTo(sides(bench)[1].getMinY());
            assertThat(upright(bench)).isEqualTo(1);

            bench.press(KeyCode.SHIFT, KeyCode.F7);
            assertThat(sides(bench)[1].getMinY()).isGreaterThan(sides(bench)[0].getMaxY());
        }
    }

    @Test
    void everyBannerIsAsHighAsItsWords() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            for (int sample = 1; sample <= 35; sample++) {
                bench.awaitSample("s-00%s%s".formatted(sample / 10, sample % 10));
                if (bench.shows("capture-banner") && isSeen(bench, "capture-banner")) {
                    var banner = bench.node("capture-banner", Region.class);
                    double needed = Fx.get(() -> banner.prefHeight(banner.getWidth()));
                    assertThat(Fx.get(banner::getHeight)).as("sample %s", sample).isEqualTo(needed);
                    Node place = Fx.get(() -> banner.getParent().getParent());
                    double room = Fx.get(() -> ((Region) place).getHeight());
                    assertThat(room).as("sample %s", sample).isGreaterThanOrEqualTo(needed);
                }
                bench.press(KeyCode.G);
            }
        }
    }

    @Test
    void linesOfTheBannerLeadToWhatTheySpeakOf() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.SHIFT, KeyCode.L);
            assertThat(hasFocus(bench, "evidence-e1")).isTrue();

            var line = bench.node("banner-line-1", Node.class);
            Fx.run(line::requestFocus);
            bench.press(KeyCode.SPACE);
            assertThat(hasFocus(bench, "evidence")).isTrue();
        }
    }

    @Test
    void choosingALabelMovesNoOther() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            Bounds before = bounds(bench, "grounding-unknown");
            bench.press(KeyCode.T);
            bench.press(KeyCode.S);
            assertThat(bounds(bench, "grounding-unknown")).isEqualTo(before);
        }
    }

    @Test
    void speaksOfTheClaimWhereTheCaretIsInNothing() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.J);
            bench.press(KeyCode.CONTROL, KeyCode.END);
            bench.press(KeyCode.X);
            bench.await("inspector-title", "Claim 2: bytes 43–67");
            bench.press(KeyCode.CONTROL, KeyCode.HOME);
            bench.await("inspector-title", "Claim 1: bytes 0–41");
        }
    }

    private Bench small() {
        var bench = new Bench(data, corpus);
        bench.awaitSample("s-0001");
        Fx.run(
                () -> {
                    bench.scene().getWindow().setWidth(640);
                    bench.scene().getWindow().setHeight(400);
                });
        bench.settle();
        return bench;
    }

    private static boolean hasFocus(Bench bench, String id) {
        return Fx.get(
                () -> bench.scene().getRoot().lookupAll("#" + id).stream().anyMatch(FocusIn::part));
    }

    private static Bounds bounds(Bench bench, String id) {
        var node = bench.node(id, Node.class);
        return Fx.get(() -> node.localToScene(node.getLayoutBounds()));
    }

    private static Bounds[] sides(Bench bench) {
        var card = bench.node("evidence-e1-e2", Node.class);
        return Fx.get(
                () ->
                        card.lookupAll(".exact-text").stream()
                                .map(side -> side.localToScene(side.getLayoutBounds()))
                                .toArray(Bounds[]::new));
    }

    private static int upright(Bench bench) {
        var card = bench.node("evidence-e1-e2", Node.class);
        return Fx.get(
                () ->
                        (int)
                                card.lookupAll(".scroll-bar").stream()
                                        .filter(ScrollBar.class::isInstance)
                                        .filter(bar -> bar.getStyleClass().contains("scroll-bar"))
                                        .filter(
                                                bar ->
                                                        bar.getPseudoClassStates().stream()
                                                                .anyMatch(
                                                                        is ->
                                                                                is.getPseudoClassName()
                                                                                        .equals(
                                                                                                "vertical")))
                                        .count());
    }

    private static boolean isSeen(Bench bench, String id) {
        var node = bench.node(id, Node.class);
        return Fx.get(
                () -> {
                    for (Node at = node; at != null; at = at.getParent()) {
                        if (!at.isVisible()) {
                            return false;
                        }
                    }
                    return true;
                });
    }
}
