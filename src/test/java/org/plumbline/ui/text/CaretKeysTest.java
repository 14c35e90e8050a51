package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

/// Where keys take the caret.
class CaretKeysTest extends ViewportFixture {

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

    private List<Integer> offsetsOnTheWay(KeyCode key, int steps) {
        List<Integer> offsets = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            window.press(key);
            offsets.add(caret());
        }
        return offsets;
    }
}
