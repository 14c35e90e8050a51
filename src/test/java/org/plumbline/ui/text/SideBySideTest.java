package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

class SideBySideTest {

    private final SideBySide sides = Fx.get(SideBySide::full);
    private final Fx.Window window = Fx.show(800, 300, sides::node);

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void showsFillersChangedRowsAndChangedWords() {
        show("a\nint x = one;\nb\nc\n", "a\nint x = two;\nc\n");

        assertThat(count(sides.newSide(), ".row-back.filler")).isEqualTo(1);
        assertThat(count(sides.oldSide(), ".row-back.filler")).isZero();
        assertThat(count(sides.oldSide(), ".row-back.removed")).isEqualTo(2);
        assertThat(count(sides.newSide(), ".row-back.added")).isEqualTo(1);
        assertThat(count(sides.newSide(), ".highlight-back.added")).isEqualTo(1);
    }

    @Test
    void copiesNoFiller() {
        show("a\n", "a\nb\nc\n");

        Fx.run(
                () -> {
                    sides.oldSide().selectAll();
                    sides.oldSide().copySelection();
                });

        assertThat(Fx.clipboard()).isEqualTo("a\n");
    }

    @Test
    void keepsChangedWordsWhenAScreenHighlightsARegion() {
        show("one\n", "two one\n");

        Fx.run(
                () ->
                        sides.newSide()
                                .setHighlights(
                                        List.of(new Highlight("r", new Span(0, 3), Look.CITED))));
        window.settle();

        assertThat(count(sides.newSide(), ".highlight-back.added")).isEqualTo(1);
        assertThat(count(sides.newSide(), ".highlight-back.cited")).isEqualTo(1);
    }

    @Test
    void scrollsBothSidesTogetherByKey() {
        show(
                "same\n".repeat(100) + "old\n" + "x\n".repeat(200),
                "same\n".repeat(100) + "x\n".repeat(200));
        Fx.run(() -> sides.newSide().node().lookup(".rows").requestFocus());

        for (int i = 0; i < 4; i++) {
            window.press(KeyCode.PAGE_DOWN);
        }
        window.settle();

        assertThat(firstRow(sides.newSide())).isGreaterThan(20);
        assertThat(firstRow(sides.oldSide())).isEqualTo(firstRow(sides.newSide()));
    }

    @Test
    void bringsTheOtherSideAlongWhenAPlaceIsRevealed() {
        show("same\n".repeat(300), "same\n".repeat(300));

        Fx.run(() -> sides.oldSide().reveal(new Span(1_000, 1_004)));
        window.settle();
        window.settle();

        assertThat(firstRow(sides.oldSide())).isGreaterThan(150);
        assertThat(firstRow(sides.newSide())).isEqualTo(firstRow(sides.oldSide()));
    }

    private void show(String old, String now) {
        Fx.run(() -> sides.show(ExactText.of(old), ExactText.of(now)));
        window.settle();
    }

    private static int count(TextViewport side, String selector) {
        return Fx.get(() -> side.node().lookupAll(selector).size());
    }

    private static int firstRow(TextViewport side) {
        return Fx.get(() -> ((RowPane) side.node().lookup(".rows")).stack().top());
    }
}
