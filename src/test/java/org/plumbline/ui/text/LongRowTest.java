package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

/// Of a long row that is not wrapped only what is in sight is laid out; everything is where it
/// would be if all of it were.
class LongRowTest {

    private static final long SEED = 5;

    private static final List<String> PARTS =
            List.of(
                    "word ", "漢字", "e\u0301", "é", "\t", "\u0000", "\u202E", "שָׁלוֹם", "क्षि",
                    "👨‍👩‍👧‍👦", "\uE000", "Ж", "->", "!= ", "\u00A0");

    private final TextViewport view = Fx.get(TextViewport::full);
    private final Fx.Window window = Fx.show(420, 300, view::node);
    private final RowPane rows = Fx.get(() -> (RowPane) view.node().lookup(".rows"));

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void laysOutWhatIsInSightAlone() {
        show(ExactText.of("word ".repeat(400)));

        assertThat(Fx.get(() -> cell(0).text().stretch().columns())).isLessThan(200);
        assertThat(Fx.get(rows::contentWidth)).isGreaterThan(2_000 * 7);
    }

    @Test
    void drawsEveryColumnWhereTheWholeRowWouldHaveIt() {
        var random = new Random(SEED);
        for (int i = 0; i < 3; i++) {
            ExactText text = longLine(random);
            show(text);
            for (int step = 0; step < 25; step++) {
                int at = boundary(text, random);
                String what = "seed %d text %d byte %d".formatted(SEED, i, at);
                Fx.run(() -> view.reveal(new Span(at, after(text, at))));
                window.settle();
                ViewPosition place = Fx.get(() -> table().ofByte(at));

                double drawn = Fx.get(() -> drawn(place));
                double whole = Fx.get(() -> whole(place));

                assertThat(drawn).as(what).isCloseTo(whole, within(0.5));
            }
        }
    }

    @Test
    void leadsFromWhereAColumnIsDrawnBackToIt() {
        var random = new Random(SEED);
        ExactText text = ExactText.of("a word, 漢字 and {\"k\": 1} ".repeat(60));
        show(text);
        for (int step = 0; step < 40; step++) {
            int at = boundary(text, random);
            Fx.run(() -> view.moveCaret(at));
            window.settle();

            int found =
                    Fx.get(
                            () -> {
                                var box = rows.caretBox();
                                var point = new Point2D(box.getMinX(), box.getCenterY());
                                return table().byteOf(rows.placeAt(point).at());
                            });

            assertThat(found).as("seed %d byte %d", SEED, at).isEqualTo(at);
        }
    }

    @Test
    void goesToTheEndsOfTheRowAndNotOfWhatIsLaidOut() {
        show(ExactText.of("x".repeat(1_500) + "\nnext"));
        Fx.run(() -> view.moveCaret(700));
        window.settle();

        key(KeyCode.END);
        assertThat(caret()).isEqualTo(1_500);
        key(KeyCode.HOME);
        assertThat(caret()).isZero();
        assertThat(Fx.get(rows::shift)).isZero();
    }

    @Test
    void drawsASelectionAndAHighlightThatBeginAndEndOutOfSight() {
        show(ExactText.of("x".repeat(1_800)));
        var all = new Span(10, 1_790);
        Fx.run(() -> view.setHighlights(List.of(new Highlight("c", all, Look.CITED))));
        Fx.run(() -> view.select(all));
        Fx.run(() -> view.reveal(new Span(900, 901)));
        window.settle();

        double wide = Fx.get(rows::getWidth);
        assertThat(Fx.get(() -> width(".selection"))).isGreaterThan(wide);
        assertThat(Fx.get(() -> width(".highlight-back"))).isGreaterThan(wide);
        Fx.run(() -> view.copySelection());
        assertThat(Fx.clipboard()).isEqualTo("x".repeat(1_780));
    }

    @Test
    void measuresAnewWhereTheTextBecomesLarger() {
        show(ExactText.of("word ".repeat(400)));
        double before = Fx.get(rows::contentWidth);

        Fx.run(() -> window.stage().getScene().getRoot().setStyle("-fx-font-size: 26px"));
        window.settle();

        assertThat(Fx.get(rows::contentWidth)).isGreaterThan(1.9 * before);
    }

    @Test
    void keepsTextThatRunsBothWaysInOnePiece() {
        Fx.run(() -> view.naturalOrderProperty().set(true));
        show(ExactText.of("שלום and ".repeat(40) + "x".repeat(300)));

        assertThat(Fx.get(() -> cell(0).text().stretch().whole())).isTrue();
    }

    private double width(String selector) {
        return view.node().lookup(selector).getBoundsInParent().getWidth();
    }

    /// Where the program draws a column, from the start of the row's text.
    private double drawn(ViewPosition place) {
        RowCell cell = cell(place.row());
        return cell.caretBox(new CaretPlaces.Place(place.column(), false)).getMinX()
                - cell.textLeft();
    }

    /// Where it is if the whole row is laid out.
    private double whole(ViewPosition place) {
        var painted = ((RowViewport) view).painted();
        var ref = new RowRef(place.row(), table().textRow(place.row()));
        var text = new RowText();
        var layer = (ShapeLayer) cell(place.row()).lookup(".row-text").getParent();
        layer.getChildren().add(text);
        text.applyCss();
        text.show(Stretch.whole(painted.pieces(ref)));
        text.layOutInOne();
        CaretStops stops = painted.stops(ref);
        double x = text.caretBox(new CaretPlaces.Place(place.column(), false), stops).getMinX();
        layer.getChildren().remove(text);
        return x;
    }

    private static ExactText longLine(Random random) {
        var text = new StringBuilder();
        while (text.length() < 3_000) {
            text.append(PARTS.get(random.nextInt(PARTS.size())));
        }
        return ExactText.of(text.toString());
    }

    private static int boundary(ExactText text, Random random) {
        int unit = random.nextInt(text.value().length());
        return text.byteOffset(Graphemes.floor(text.value(), unit));
    }

    private static int after(ExactText text, int at) {
        int next = Graphemes.next(text.value(), text.charIndex(at));
        return text.byteOffset(next);
    }

    private PositionTable table() {
        return ((RowViewport) view).painted().table();
    }

    private RowCell cell(int row) {
        return rows.cells().ifLive(row).orElseThrow();
    }

    private int caret() {
        return Fx.get(() -> view.caretProperty().get());
    }

    private void key(KeyCode code) {
        var event = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
        Fx.run(() -> Event.fireEvent(rows, event));
        window.settle();
    }

    private void show(ExactText text) {
        Fx.run(
                () -> {
                    view.wrapProperty().set(false);
                    view.show(text);
                    view.node().requestFocus();
                });
        window.settle();
    }
}
