package org.plumbline.ui.text;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyEvent;

/// What the keyboard does in the text: moves the caret by clusters, words, lines and pages, selects
/// with Shift, copies. Keys without a meaning here, letters above all, are left alone for the
/// screen.
final class TextKeys {

    /// Into the next line, over the gap between two lines.
    private static final double STEP = 0.6;

    private final Painted painted;
    private final RowPane rows;
    private final TextCaret caret;
    private final Clicks clicks;
    private final Runnable copy;

    /// Where up and down aim for, in the control; empty after a sideways step.
    private Optional<Double> column = Optional.empty();

    TextKeys(Painted painted, RowPane rows, TextCaret caret, Clicks clicks, Runnable copy) {
        this.painted = painted;
        this.rows = rows;
        this.caret = caret;
        this.clicks = clicks;
        this.copy = copy;
        rows.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void pressed(KeyEvent event) {
        if (event.isAltDown() || (event.isMetaDown() && !event.isShortcutDown())) {
            return;
        }
        boolean used = event.isShortcutDown() ? command(event) : step(event);
        if (used) {
            event.consume();
        }
    }

    private boolean command(KeyEvent event) {
        boolean extend = event.isShiftDown();
        Rows all = painted.table().rows();
        switch (event.getCode()) {
            case LEFT, KP_LEFT -> sideways(floor(WordBounds.previous(all, caret.unit())), extend);
            case RIGHT, KP_RIGHT -> sideways(WordBounds.next(all, caret.unit()), extend);
            case HOME -> sideways(0, extend);
            case END -> sideways(all.value().length(), extend);
            case C, INSERT, COPY -> copy.run();
            case A -> caret.select(0, all.value().length());
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean step(KeyEvent event) {
        boolean extend = event.isShiftDown();
        String value = painted.table().rows().value();
        switch (event.getCode()) {
            case LEFT, KP_LEFT ->
                    sideways(
                            caret.hasSelection() && !extend
                                    ? caret.selectionStart()
                                    : Graphemes.previous(value, caret.unit()),
                            extend);
            case RIGHT, KP_RIGHT ->
                    sideways(
                            caret.hasSelection() && !extend
                                    ? caret.selectionEnd()
                                    : Graphemes.next(value, caret.unit()),
                            extend);
            case HOME -> edge(true, extend);
            case END -> edge(false, extend);
            case UP, KP_UP -> vertically(-1, extend);
            case DOWN, KP_DOWN -> vertically(1, extend);
            case PAGE_UP -> page(-1, extend);
            case PAGE_DOWN -> page(1, extend);
            case COPY -> copy.run();
            default -> {
                return false;
            }
        }
        return true;
    }

    private int floor(int unit) {
        return Graphemes.floor(painted.table().rows().value(), unit);
    }

    private void sideways(int target, boolean extend) {
        column = Optional.empty();
        caret.stepTo(target, extend);
    }

    /// Goes to the start or the end of the line, as wrapped, that the caret is in. Those are the
    /// ends of what is stored there: where a line runs from right to left, it starts at the right.
    private void edge(boolean first, boolean extend) {
        column = Optional.empty();
        caret.moveTo(clicks.lineEdge(first), extend);
    }

    private void vertically(int direction, boolean extend) {
        Bounds box = rows.caretBox();
        double step = box.getHeight() * STEP;
        double y = direction < 0 ? box.getMinY() - step : box.getMaxY() + step;
        double outside = y < 0 ? y : Math.max(0, y - rows.getHeight());
        double moved = outside == 0 ? 0 : rows.scrollBy(outside + direction * box.getHeight());
        go(box, y - moved, direction, extend);
    }

    private void page(int direction, boolean extend) {
        Bounds box = rows.caretBox();
        double leap = Math.max(box.getHeight(), rows.getHeight() - 2 * box.getHeight());
        double moved = rows.scrollBy(direction * leap);
        go(box, box.getCenterY() + direction * leap - moved, direction, extend);
    }

    /// Goes to the place nearest to `y`, below or above the caret.
    private void go(Bounds from, double y, int direction, boolean extend) {
        double x = column.orElse(from.getMinX());
        PositionTable table = painted.table();
        int last = table.rows().value().length();
        boolean isPast = direction < 0 ? y < rows.stack().start() : y > rows.stack().end();
        TextCaret.Goal goal =
                isPast
                        ? new TextCaret.Goal(direction < 0 ? 0 : last, false)
                        : clicks.goalAt(new Point2D(x, y));
        boolean stuck = direction < 0 ? goal.unit() >= caret.unit() : goal.unit() <= caret.unit();
        if (stuck) {
            goal = new TextCaret.Goal(direction < 0 ? above() : below(), false);
        }
        caret.moveTo(goal, extend);
        column = Optional.of(x);
    }

    /// Where up leads though the point there does not: a filler leads to the text after it, which
    /// is the wrong way, and a cluster that goes on in the next line may lead to its end.
    private int above() {
        Rows all = painted.table().rows();
        int row = all.rowOf(caret.unit());
        return caret.unit() == all.start(row) && row > 0
                ? all.start(row - 1)
                : Graphemes.previous(all.value(), caret.unit());
    }

    /// Where down leads though the point there does not: a cluster that goes on in the next line
    /// may lead to its start.
    private int below() {
        return Graphemes.next(painted.table().rows().value(), caret.unit());
    }
}
