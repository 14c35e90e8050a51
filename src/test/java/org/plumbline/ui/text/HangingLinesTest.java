package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.shape.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

/// The further lines of a wrapped line are indented, and nothing of the text is another for it.
class HangingLinesTest {

    private static final String WORDS = "    " + "word ".repeat(60);

    private final TextViewport view = Fx.get(TextViewport::full);
    private final Fx.Window window = Fx.show(520, 400, view::node);
    private final RowPane rows = Fx.get(() -> (RowPane) view.node().lookup(".rows"));

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void beginTwoCharactersDeeperThanTheFirst() {
        show(WORDS);
        double letter = Fx.get(() -> box(1) - box(0));

        key(KeyCode.DOWN);
        key(KeyCode.HOME);

        assertThat(Fx.get(() -> rows.caretBox().getMinX()))
                .isCloseTo(Fx.get(() -> box(4)) + 2 * letter, within(1.0));
    }

    @Test
    void useAllOfTheRoom() {
        show(WORDS);
        double right = Fx.get(rows::getWidth);

        List<Double> ends =
                List.of(
                        Fx.get(() -> lineEnd(0)),
                        Fx.get(() -> lineEnd(1)),
                        Fx.get(() -> lineEnd(2)));

        assertThat(ends).allSatisfy(x -> assertThat(x).isBetween(right - 60, right + 10));
    }

    @Test
    void leadEachPointToTheLetterUnderIt() {
        show(WORDS);
        int length = WORDS.length();
        for (int at = 0; at < length; at += 3) {
            int wanted = at;
            int found =
                    Fx.get(
                            () -> {
                                view.moveCaret(wanted);
                                var box = rows.caretBox();
                                var point = new Point2D(box.getMinX() + 1, box.getCenterY());
                                return painted().table().byteOf(rows.placeAt(point).at());
                            });
            assertThat(found).isEqualTo(at);
        }
    }

    @Test
    void areCopiedAsTheyAreStored() {
        show(WORDS);
        Fx.run(() -> view.select(new Span(2, 200)));

        Fx.run(view::copySelection);

        assertThat(Fx.clipboard()).isEqualTo(WORDS.substring(2, 200));
    }

    @Test
    void haveASignEachThatIsNoPartOfTheText() {
        show(WORDS);
        int lines = Fx.get(() -> cell(0).text().furtherLines().size());

        var marks = (Path) Fx.get(() -> view.node().lookup(".wrap-marks"));

        assertThat(lines).isGreaterThan(3);
        assertThat(marks.getElements()).hasSize(6 * lines);
        assertThat(Fx.get(() -> painted().table().columns(0))).isEqualTo(WORDS.length());
    }

    @Test
    void goOnInTheNextRowOfALineThatIsVeryLong() {
        show("  " + "x".repeat(Rows.LIMIT + 500));
        Fx.run(() -> view.moveCaret(Rows.LIMIT + 100));
        window.settle();

        assertThat(Fx.get(() -> cell(1).text().left())).isGreaterThan(20);
        assertThat(Fx.get(() -> cell(0).text().left()))
                .isEqualTo(Fx.get(() -> cell(1).text().left()));
    }

    @Test
    void areNotIndentedWhereTextRunsBothWays() {
        Fx.run(() -> view.naturalOrderProperty().set(true));
        show("    " + "שלום and ".repeat(40));

        assertThat(Fx.get(() -> cell(0).text().left())).isZero();
    }

    @Test
    void keepALetterAndItsMarksTogether() {
        String text = "  " + "e\u0301👨‍👩‍👧‍👦 שָׁ ".repeat(40);
        show(text);
        ExactText stored = view.text();

        int before = -1;
        for (int step = 0; step < 400 && before != caret(); step++) {
            before = caret();
            int unit = stored.charIndex(before);
            assertThat(Graphemes.floor(stored.value(), unit)).isEqualTo(unit);
            key(KeyCode.RIGHT);
        }

        assertThat(caret()).isEqualTo(stored.byteLength());
    }

    private double lineEnd(int line) {
        view.moveCaret(0);
        for (int i = 0; i < line; i++) {
            fire(KeyCode.DOWN);
        }
        fire(KeyCode.END);
        return rows.caretBox().getMinX();
    }

    private double box(int column) {
        return cell(0).boxOf(column, column + 1).getMinX();
    }

    private RowCell cell(int row) {
        return rows.cells().ifLive(row).orElseThrow();
    }

    private Painted painted() {
        return ((RowViewport) view).painted();
    }

    private int caret() {
        return Fx.get(() -> view.caretProperty().get());
    }

    private void key(KeyCode code) {
        Fx.run(() -> fire(code));
    }

    private void fire(KeyCode code) {
        Event.fireEvent(
                rows, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }

    private void show(String text) {
        Fx.run(
                () -> {
                    view.wrapProperty().set(true);
                    view.show(ExactText.of(text));
                    view.node().requestFocus();
                });
        window.settle();
    }
}
