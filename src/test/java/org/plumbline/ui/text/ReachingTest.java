package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

/// Keys, clicks and drags reach every boundary between clusters, in the control as it is laid out.
class ReachingTest {

    private static final long SEED = 81;
    private static final int TEXTS = 24;

    private final TextViewport view = Fx.get(TextViewport::full);
    private final Fx.Window window = Fx.show(420, 960, view::node);
    private final RowPane rows = Fx.get(() -> (RowPane) view.node().lookup(".rows"));
    private String at = "";

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void reachesTheEndOfALineThatIsDrawnAsABox() {
        show("ab🦀", true, false);

        key(KeyCode.END);
        assertThat(caret()).isEqualTo(6);
        key(KeyCode.HOME);
        key(KeyCode.END, true, false);
        assertThat(selection()).contains(new Span(0, 6));
        mouse(MouseEvent.MOUSE_PRESSED, new Point2D(400, 8));
        assertThat(caret()).isEqualTo(6);
    }

    @Test
    void reachesTheEndOfALineOfLettersWithMarks() {
        show("שָׁ", true, false);

        key(KeyCode.END);
        assertThat(caret()).isEqualTo(6);
        mouse(MouseEvent.MOUSE_PRESSED, new Point2D(400, 8));
        assertThat(caret()).isEqualTo(6);
    }

    @Test
    void goesToTheEndOfWhatIsStoredWhereItRunsFromRightToLeft() {
        show("שלום", true, true);

        key(KeyCode.END);
        assertThat(caret()).isEqualTo(8);
        key(KeyCode.HOME);
        assertThat(caret()).isZero();
    }

    @Test
    void putsTheCaretBehindABoxWhoseRightHalfIsClicked() {
        show("a\u202Eb", true, false);
        var box = Fx.get(() -> view.node().lookup(".mark"));
        var bounds = Fx.get(() -> rows.sceneToLocal(box.localToScene(box.getLayoutBounds())));

        mouse(
                MouseEvent.MOUSE_PRESSED,
                new Point2D(bounds.getMinX() + bounds.getWidth() * 0.4, bounds.getCenterY()));
        assertThat(caret()).isEqualTo(1);
        mouse(
                MouseEvent.MOUSE_PRESSED,
                new Point2D(bounds.getMinX() + bounds.getWidth() * 0.6, bounds.getCenterY()));
        assertThat(caret()).isEqualTo(4);
    }

    @Test
    void goesDownOverAClusterThatNeedsMoreThanALine() {
        show("👨‍👩‍👧‍👦‍👨‍👩‍👧‍👦‍👨‍👩‍👧‍👦‍👨‍👩‍👧‍👦 and", true, false);
        int end = view.text().byteLength() - 4;

        key(KeyCode.DOWN);
        assertThat(caret()).isGreaterThanOrEqualTo(end);
        key(KeyCode.UP);
        key(KeyCode.UP);
        assertThat(caret()).isZero();
    }

    @Test
    void stepsWordByWordToTheEndOfClusters() {
        show("👨🏻‍🚒👨‍👩‍👧‍👦 e\u0301🇩🇪🇫🇷", true, false);

        assertThat(way(KeyCode.RIGHT, true)).endsWith(view.text().byteLength());
        assertThat(way(KeyCode.LEFT, true)).endsWith(0);
    }

    @Test
    void reachesEveryBoundaryOfEveryText() {
        var random = new Random(SEED);
        for (int i = 0; i < TEXTS; i++) {
            String text = HardTexts.next(random).value();
            for (boolean wrap : new boolean[] {true, false}) {
                boolean natural = random.nextBoolean();
                at = "seed %s text %s wrap %s natural %s".formatted(SEED, i, wrap, natural);
                show(text, wrap, natural);
                List<Integer> boundaries = boundaries();
                byKeys(boundaries);
                byMouse(boundaries);
            }
        }
    }

    private void byKeys(List<Integer> boundaries) {
        int end = boundaries.getLast();
        key(KeyCode.HOME, false, true);
        List<Integer> forward = new ArrayList<>(List.of(caret()));
        forward.addAll(way(KeyCode.RIGHT, false));
        assertThat(forward).as(at).isEqualTo(boundaries);
        List<Integer> back = new ArrayList<>(List.of(end));
        back.addAll(way(KeyCode.LEFT, false));
        assertThat(back.reversed()).as(at).isEqualTo(boundaries);
        for (boolean control : new boolean[] {false, true}) {
            assertThat(end(way(control ? KeyCode.RIGHT : KeyCode.DOWN, control), 0))
                    .as(at)
                    .isEqualTo(end);
            assertThat(end(way(control ? KeyCode.LEFT : KeyCode.UP, control), end)).as(at).isZero();
        }
        for (int boundary : boundaries) {
            Fx.run(() -> view.moveCaret(boundary));
            key(KeyCode.END, true, false);
            int lineEnd = caret();
            assertThat(lineEnd).as(at).isIn(boundaries).isGreaterThanOrEqualTo(boundary);
            assertThat(selection()).as(at).isEqualTo(span(boundary, lineEnd));
            key(KeyCode.HOME);
            assertThat(caret()).as(at).isIn(boundaries).isLessThanOrEqualTo(boundary);
        }
    }

    /// Each boundary but those within a line end has a point that leads there; from each point to
    /// each other one, what is between their boundaries is selected.
    private void byMouse(List<Integer> boundaries) {
        Map<Integer, Point2D> points = Fx.get(this::points);
        assertThat(points.keySet()).as(at).containsExactlyElementsOf(boundaries);
        List<Map.Entry<Integer, Point2D>> all = List.copyOf(points.entrySet());
        for (int i = 0; i < all.size(); i++) {
            Map.Entry<Integer, Point2D> from = all.get(i);
            Map.Entry<Integer, Point2D> to = all.get((i * 7 + 3) % all.size());
            mouse(MouseEvent.MOUSE_PRESSED, from.getValue());
            assertThat(caret()).as(at).isEqualTo(from.getKey());
            mouse(MouseEvent.MOUSE_DRAGGED, to.getValue());
            assertThat(selection()).as(at).isEqualTo(span(from.getKey(), to.getKey()));
            mouse(MouseEvent.MOUSE_DRAGGED, from.getValue());
            assertThat(selection()).as(at).isEmpty();
            mouse(MouseEvent.MOUSE_RELEASED, from.getValue());
        }
    }

    /// A point of the text for each boundary that any point leads to, wherever it is scrolled to.
    private Map<Integer, Point2D> points() {
        Map<Integer, Point2D> points = new TreeMap<>();
        PositionTable table = ((RowViewport) view).painted().table();
        double bottom = Math.min(rows.getHeight(), rows.stack().end());
        double right = rows.isWrapped() ? rows.getWidth() : Math.max(600, rows.contentWidth());
        for (double y = 4; y < bottom; y += 8) {
            for (double x = 30; x < right; x += 2) {
                var place = rows.placeAt(new Point2D(x - rows.shift(), y));
                points.putIfAbsent(table.byteOf(place.at()), new Point2D(x, y));
            }
        }
        return points;
    }

    /// The boundaries between the clusters of the text, by its own reading as a whole.
    private List<Integer> boundaries() {
        ExactText text = view.text();
        return Arrays.stream(Graphemes.boundaries(text.value(), 0, text.value().length()))
                .distinct()
                .mapToObj(text::byteOffset)
                .collect(Collectors.toList());
    }

    /// Where a key takes the caret, again and again until it stays.
    private List<Integer> way(KeyCode code, boolean control) {
        List<Integer> way = new ArrayList<>();
        int before = caret();
        key(code, false, control);
        while (caret() != before) {
            before = caret();
            way.add(before);
            key(code, false, control);
        }
        return way;
    }

    private static int end(List<Integer> way, int stayed) {
        return way.isEmpty() ? stayed : way.getLast();
    }

    private static Optional<Span> span(int a, int b) {
        return a == b ? Optional.empty() : Optional.of(new Span(Math.min(a, b), Math.max(a, b)));
    }

    private void show(String text, boolean wrap, boolean natural) {
        Fx.run(
                () -> {
                    view.wrapProperty().set(wrap);
                    view.naturalOrderProperty().set(natural);
                    view.show(ExactText.of(text));
                    view.node().requestFocus();
                });
        window.settle();
    }

    private int caret() {
        return Fx.get(() -> view.caretProperty().get());
    }

    private Optional<Span> selection() {
        return Fx.get(() -> view.selectionProperty().get());
    }

    private void key(KeyCode code) {
        key(code, false, false);
    }

    private void key(KeyCode code, boolean shift, boolean control) {
        fire(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, control, false, false));
    }

    /// At a point of the text, wherever that is scrolled to by now.
    private void mouse(EventType<MouseEvent> type, Point2D point) {
        double x = point.getX() - Fx.get(rows::shift);
        fire(
                new MouseEvent(
                        type,
                        x,
                        point.getY(),
                        x,
                        point.getY(),
                        MouseButton.PRIMARY,
                        1,
                        false,
                        false,
                        false,
                        false,
                        type != MouseEvent.MOUSE_RELEASED,
                        false,
                        false,
                        true,
                        false,
                        false,
                        new PickResult(rows, x, point.getY())));
    }

    /// Straight to the rows: the headless platform's mouse has no modifiers, and would wait.
    private void fire(Event event) {
        Fx.run(() -> Event.fireEvent(rows, event));
    }
}
