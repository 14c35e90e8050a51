package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import javafx.scene.Parent;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

class TextViewportTest extends ViewportFixture {

    @Test
    void copiesEverythingAsItIsStored() {
        var random = new Random(41);
        for (int i = 0; i < 60; i++) {
            ExactText text = HardTexts.next(random);
            if (text.isEmpty()) {
                continue;
            }
            Fx.run(
                    () -> {
                        view.show(text);
                        view.selectAll();
                        view.copySelection();
                    });
            assertThat(Sha256.of(ExactText.of(Fx.clipboard()).bytes()))
                    .as("text %d", i)
                    .isEqualTo(text.sha256());
        }
    }

    @Test
    void copiesExactlyTheSelectedBytes() {
        var random = new Random(42);
        for (int i = 0; i < 200; i++) {
            ExactText text = HardTexts.next(random);
            Optional<Span> span = randomSpan(text, random);
            if (span.isEmpty()) {
                continue;
            }
            Fx.run(
                    () -> {
                        view.show(text);
                        view.setHighlights(
                                List.of(new Highlight("c", span.get(), Look.CLAIM_OPEN, "1")));
                        view.select(span.get());
                        view.copySelection();
                    });
            assertThat(Fx.clipboard()).as("text %d", i).isEqualTo(text.slice(span.get()));
        }
    }

    @Test
    void tellsTheByteThatWasClickedAndAllHighlightsThere() {
        show("abc\u0000def and so on");
        List<Integer> clicked = new ArrayList<>();
        Fx.run(
                () -> {
                    view.setHighlights(
                            List.of(
                                    new Highlight("in", new Span(4, 6), Look.CLAIM_OPEN),
                                    new Highlight("out", new Span(0, 9), Look.CLAIM_OPEN)));
                    view.setOnClicked(clicked::add);
                });
        window.settle();

        var place = Fx.get(() -> view.node().lookup(".mark").localToScene(1000, 5));
        window.click(place.getX() - 990, place.getY());

        assertThat(clicked).hasSize(1);
        assertThat(Fx.get(() -> view.highlightsAt(4)))
                .extracting(Highlight::key)
                .containsExactly("out", "in");
    }

    @Test
    void tellsWhoseBadgeWasClicked() {
        show("a claim, and a claim in it");
        List<String> clicked = new ArrayList<>();
        Fx.run(
                () -> {
                    view.setHighlights(
                            List.of(
                                    new Highlight("out", new Span(2, 20), Look.CLAIM_OPEN, "1"),
                                    new Highlight("in", new Span(2, 7), Look.CLAIM_OPEN, "2")));
                    view.setOnBadge(clicked::add);
                });
        window.settle();

        for (var badge : Fx.get(() -> List.copyOf(view.node().lookupAll(".badge")))) {
            var place = Fx.get(() -> badge.localToScene(4, 4));
            window.click(place.getX(), place.getY());
        }

        assertThat(clicked).containsExactly("out", "in");
    }

    @Test
    void reachesEachOfFourNestedClaimsWithOneStart() {
        show("one two three four five");
        List<Highlight> nested =
                List.of(
                        new Highlight("c4", new Span(0, 3), Look.CLAIM_OPEN, "4"),
                        new Highlight("c3", new Span(0, 7), Look.CLAIM_OPEN, "3"),
                        new Highlight("c2", new Span(0, 13), Look.CLAIM_OPEN, "2"),
                        new Highlight("c1", new Span(0, 18), Look.CLAIM_OPEN, "1"));
        Fx.run(() -> view.setHighlights(nested));
        window.settle();

        assertThat(Fx.get(() -> view.highlightsAt(1)))
                .extracting(Highlight::key)
                .containsExactly("c1", "c2", "c3", "c4");
        assertThat(Fx.get(() -> view.node().lookupAll(".badge"))).hasSize(4);
        assertThat(Fx.get(() -> view.node().lookupAll(".highlight-line"))).hasSize(4);
    }

    @Test
    void laysNoTextOutAgainForAnotherCurrentClaim() {
        show("one claim and another claim\nand more");
        Fx.run(
                () ->
                        view.setHighlights(
                                List.of(
                                        new Highlight("a", new Span(0, 9), Look.CLAIM_OPEN, "1"),
                                        new Highlight(
                                                "b", new Span(14, 27), Look.CLAIM_OPEN, "2"))));
        window.settle();
        var rows = Fx.get(() -> List.copyOf(view.node().lookupAll(".row-text")));

        boolean dirty =
                Fx.get(
                        () -> {
                            view.setCurrent(Set.of("b"));
                            return rows.stream().anyMatch(row -> ((Parent) row).isNeedsLayout());
                        });
        window.settle();

        assertThat(rows).isNotEmpty();
        assertThat(dirty).isFalse();
        assertThat(Fx.get(() -> view.node().lookupAll(".highlight-back:current"))).hasSize(1);
        assertThat(Fx.get(() -> List.copyOf(view.node().lookupAll(".row-text"))))
                .containsExactlyElementsOf(rows);
    }

    @Test
    void bringsABytesDeepInALongLineIntoView() {
        ExactText text = ExactText.of("word ".repeat(100_000));
        Fx.run(() -> view.show(text));
        window.settle();

        Fx.run(
                () -> {
                    view.setHighlights(
                            List.of(new Highlight("x", new Span(400_000, 400_004), Look.FOUND)));
                    view.reveal(new Span(400_000, 400_004));
                });
        window.settle();

        var back = Fx.get(() -> view.node().lookup(".highlight-back"));
        assertThat(back).isNotNull();
        double y = Fx.get(() -> back.localToScene(back.getBoundsInLocal()).getCenterY());
        assertThat(y).isBetween(0.0, 400.0);
    }

    @Test
    void keepsCaretAndSelectionWhenMarksAreShownOrHighlightsCome() {
        show("one two\r\nthree");
        Fx.run(() -> view.select(new Span(4, 10)));

        Fx.run(
                () -> {
                    view.marksShownProperty().set(true);
                    view.setHighlights(
                            List.of(new Highlight("a", new Span(0, 3), Look.CLAIM_TRUE, "1")));
                });
        window.settle();

        assertThat(selection()).contains(new Span(4, 10));
        assertThat(caret()).isEqualTo(10);
    }

    private static Optional<Span> randomSpan(ExactText text, Random random) {
        int a = random.nextInt(text.byteLength() + 1);
        int b = random.nextInt(text.byteLength() + 1);
        return a < b && text.isBoundary(a) && text.isBoundary(b)
                ? Optional.of(new Span(a, b))
                : Optional.empty();
    }
}
