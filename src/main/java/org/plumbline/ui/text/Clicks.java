package org.plumbline.ui.text;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/// What the mouse does in the text: puts the caret, selects by dragging, a word by two clicks and a
/// line by three.
final class Clicks {

    /// How often the rows move while the mouse selects above or below them.
    private static final Duration STEP = Duration.millis(40);

    private final Painted painted;
    private final RowPane rows;
    private final TextCaret caret;
    private final Timeline scrolling = new Timeline(new KeyFrame(STEP, event -> dragOn()));
    private Point2D dragged = Point2D.ZERO;
    private boolean dragging;
    private IntConsumer onClicked = offset -> {};
    private Consumer<String> onBadge = key -> {};

    Clicks(Painted painted, RowPane rows, TextCaret caret) {
        this.painted = painted;
        this.rows = rows;
        this.caret = caret;
        scrolling.setCycleCount(Timeline.INDEFINITE);
        rows.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        rows.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        rows.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
    }

    void setOnClicked(IntConsumer action) {
        onClicked = action;
    }

    void setOnBadge(Consumer<String> action) {
        onBadge = action;
    }

    /// The place nearest to a point of the rows; never past the text of the row under it.
    TextCaret.Goal goalAt(Point2D point) {
        return goal(rows.placeAt(point));
    }

    /// The first or the last place of the line, as wrapped, that the caret is on.
    TextCaret.Goal lineEdge(boolean first) {
        return goal(rows.lineEdge(first));
    }

    private TextCaret.Goal goal(CaretPlace place) {
        return new TextCaret.Goal(painted.table().unitOf(place.at()), place.trailing());
    }

    private void pressed(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        rows.requestFocus();
        event.consume();
        Optional<String> badge = badgeUnder(event);
        TextCaret.Goal goal = goalAt(pointOf(event));
        dragging = badge.isEmpty() && event.getClickCount() == 1;
        if (badge.isPresent()) {
            onBadge.accept(badge.get());
        } else if (event.isShiftDown()) {
            caret.moveTo(goal, true);
        } else if (event.getClickCount() == 1) {
            caret.moveTo(goal, false);
        } else {
            selectAround(goal.unit(), event.getClickCount() > 2);
        }
    }

    private void selectAround(int unit, boolean wholeRow) {
        Rows all = painted.table().rows();
        int row = all.rowOf(unit);
        if (wholeRow) {
            caret.select(all.start(row), all.end(row));
        } else {
            caret.select(WordBounds.start(all, unit), WordBounds.end(all, unit));
        }
    }

    private void dragged(MouseEvent event) {
        if (dragging) {
            dragged = pointOf(event);
            caret.moveTo(goalAt(dragged), true);
            boolean outside = dragged.getY() < 0 || dragged.getY() > rows.getHeight();
            if (outside) {
                scrolling.play();
            } else {
                scrolling.stop();
            }
        }
    }

    /// Goes on selecting while the mouse rests above or below the rows: the faster, the further.
    private void dragOn() {
        double y = dragged.getY();
        rows.scrollBy((y < 0 ? y : y - rows.getHeight()) / 2);
        caret.moveTo(goalAt(dragged), true);
    }

    private void released(MouseEvent event) {
        scrolling.stop();
        boolean placed = dragging && !event.isShiftDown() && event.isStillSincePress();
        dragging = false;
        if (placed) {
            onClicked.accept(caret.offsetProperty().get());
        }
    }

    private static Point2D pointOf(MouseEvent event) {
        return new Point2D(event.getX(), event.getY());
    }

    private static Optional<String> badgeUnder(MouseEvent event) {
        Node node = event.getPickResult().getIntersectedNode();
        while (node != null && !(node instanceof SmallLabel)) {
            node = node.getParent();
        }
        return node instanceof SmallLabel label && !label.key().isEmpty()
                ? Optional.of(label.key())
                : Optional.empty();
    }
}
