package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

class TextViewportTest {

    private final TextViewport view = Fx.get(TextViewport::full);
    private final Fx.Window window = Fx.show(700, 400, view::node);

    @AfterEach
    void close() {
        window.close();
    }

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
    void walksOverClustersAndLineEndsByKey() {
        show("a👨🏻‍🚒\r\ne\u0301b");

        assertThat(offsetsOnTheWay(KeyCode.RIGHT, 5)).containsExactly(1, 16, 18, 21, 22);
        assertThat(offsetsOnTheWay(KeyCode.LEFT, 5)).containsExactly(21, 18, 16, 1, 0);
    }

    @Test
    void selectsAWholeClusterWithShift() {
        show("👨🏻‍🚒 firemen");

        window.press(KeyCode.SHIFT, KeyCode.RIGHT);

        assertThat(selection()).contains(new Span(0, 15));
        window.press(KeyCode.CONTROL, KeyCode.C);
        assertThat(Fx.clipboard()).isEqualTo("👨🏻‍🚒");
    }

    @Test
    void goesToTheEndsOfLineAndText() {
        show("one\r\ntwo\r\nthree");

        window.press(KeyCode.END);
        assertThat(caret()).isEqualTo(3);
        window.press(KeyCode.DOWN);
        assertThat(caret()).isEqualTo(8);
        window.press(KeyCode.HOME);
        assertThat(caret()).isEqualTo(5);
        window.press(KeyCode.CONTROL, KeyCode.END);
        assertThat(caret()).isEqualTo(15);
        window.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.HOME);
        assertThat(selection()).contains(new Span(0, 15));
    }

    @Test
    void keepsItsColumnOverAShortLineAndStopsAtTheEdges() {
        show("abcdef\nx\nabcdef");
        window.press(KeyCode.END);

        window.press(KeyCode.DOWN);
        assertThat(caret()).isEqualTo(8);
        window.press(KeyCode.DOWN);
        assertThat(caret()).isEqualTo(15);
        window.press(KeyCode.UP);
        window.press(KeyCode.UP);
        assertThat(caret()).isEqualTo(6);
        window.press(KeyCode.UP);
        assertThat(caret()).isZero();
    }

    @Test
    void movesByPagesThroughALongText() {
        show("line of text\n".repeat(300));

        window.press(KeyCode.PAGE_DOWN);
        int first = caret();
        window.press(KeyCode.PAGE_DOWN);
        int second = caret();
        assertThat(first).isGreaterThan(100);
        assertThat(second).isGreaterThan(first + 100);
        window.press(KeyCode.PAGE_UP);
        window.press(KeyCode.PAGE_UP);
        assertThat(caret()).isLessThan(60);
    }

    @Test
    void stepsWordByWord() {
        show("one two\nthree");

        window.press(KeyCode.CONTROL, KeyCode.RIGHT);
        assertThat(caret()).isEqualTo(4);
        window.press(KeyCode.CONTROL, KeyCode.RIGHT);
        window.press(KeyCode.CONTROL, KeyCode.RIGHT);
        assertThat(caret()).isEqualTo(8);
        window.press(KeyCode.CONTROL, KeyCode.LEFT);
        assertThat(caret()).isEqualTo(7);
        window.press(KeyCode.CONTROL, KeyCode.LEFT);
        assertThat(caret()).isEqualTo(4);
    }

    @Test
    void leavesLettersToTheScreen() {
        show("text");
        List<KeyCode> seen = new ArrayList<>();
        Fx.run(
                () ->
                        view.node()
                                .addEventHandler(
                                        KeyEvent.KEY_PRESSED, event -> seen.add(event.getCode())));

        window.press(KeyCode.T);
        window.press(KeyCode.DIGIT1);
        window.press(KeyCode.SPACE);
        window.press(KeyCode.ENTER);
        window.press(KeyCode.BACK_SPACE);
        window.press(KeyCode.RIGHT);

        assertThat(seen)
                .containsExactly(
                        KeyCode.T,
                        KeyCode.DIGIT1,
                        KeyCode.SPACE,
                        KeyCode.ENTER,
                        KeyCode.BACK_SPACE);
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
    void findsTheEndsOfWrappedLinesAtEveryWidth() {
        show("word ".repeat(200));
        for (int width = 300; width < 700; width += 40) {
            int wide = width;
            Fx.run(() -> window.stage().setWidth(wide));
            window.settle();
            Fx.run(() -> view.moveCaret(500));
            window.settle();
            window.press(KeyCode.HOME);
            int start = caret();
            window.press(KeyCode.END);
            int end = caret();
            window.press(KeyCode.HOME);

            assertThat(caret()).as("width %d", width).isEqualTo(start);
            assertThat(start % 5).as("width %d", width).isZero();
            assertThat(end).as("width %d", width).isBetween(500, start + 100);
        }
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

    private void show(String text) {
        Fx.run(
                () -> {
                    view.show(ExactText.of(text));
                    view.node().lookup(".rows").requestFocus();
                });
        window.settle();
    }

    private List<Integer> offsetsOnTheWay(KeyCode key, int steps) {
        List<Integer> offsets = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            window.press(key);
            offsets.add(caret());
        }
        return offsets;
    }

    private int caret() {
        return Fx.get(() -> view.caretProperty().get());
    }

    private Optional<Span> selection() {
        return Fx.get(() -> view.selectionProperty().get());
    }

    private static Optional<Span> randomSpan(ExactText text, Random random) {
        int a = random.nextInt(text.byteLength() + 1);
        int b = random.nextInt(text.byteLength() + 1);
        return a < b && text.isBoundary(a) && text.isBoundary(b)
                ? Optional.of(new Span(a, b))
                : Optional.empty();
    }
}
