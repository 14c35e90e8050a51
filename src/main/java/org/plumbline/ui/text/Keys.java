package org.plumbline.ui.text;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyEvent;

/// What the keyboard does in the text: moves the caret by clusters, words, lines and pages, selects
/// with Shift, copies. Keys without a meaning here, letters above all, are left alone for the
/// screen.
final class Keys {

    /// Into the next line, over the gap between two lines.
    private static final double STEP = 0.6;

    private final RowDocument document;
    private final RowArea area;
    private final TextCaret caret;
    private final Clicks clicks;
    private final Runnable copy;

    /// Where up and down aim for, in the control; empty after a sideways step.
    private Optional<Double> column = Optional.empty();

    Keys(RowDocument document, RowArea area, TextCaret caret, Clicks clicks, Runnable copy) {
        this.document = document;
        this.area = area;
        this.caret = caret;
        this.clicks = clicks;
        this.copy = copy;
        area.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
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
        Rows rows = document.table().rows();
        switch (event.getCode()) {
            case LEFT, KP_LEFT -> sideways(Words.previous(rows, caret.unit()), extend);
            case RIGHT, KP_RIGHT -> sideways(Words.next(rows, caret.unit()), extend);
            case HOME -> sideways(0, extend);
            case END -> sideways(rows.value().length(), extend);
            case C, INSERT, COPY -> copy.run();
            case A -> caret.select(0, rows.value().length());
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean step(KeyEvent event) {
        boolean extend = event.isShiftDown();
        String value = document.table().rows().value();
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
            case HOME -> sideways(lineEdge(-1), extend);
            case END -> sideways(lineEdge(1), extend);
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

    private void sideways(int target, boolean extend) {
        column = Optional.empty();
        caret.moveTo(target, extend);
    }

    /// The first or last unit of the line, as wrapped, that the caret is in.
    private int lineEdge(int direction) {
        Bounds box = caretBox();
        double x = direction < 0 ? -1 : area.getWidth() + area.getTotalWidthEstimate();
        int unit = clicks.unitAt(new Point2D(x, box.getCenterY()));
        Rows rows = document.table().rows();
        return rows.rowOf(unit) == rows.rowOf(caret.unit())
                ? unit
                : rows.start(rows.rowOf(caret.unit()));
    }

    private void vertically(int direction, boolean extend) {
        Bounds box = caretBox();
        double x = column.orElse(box.getMinX());
        double step = box.getHeight() * STEP;
        double y = direction < 0 ? box.getMinY() - step : box.getMaxY() + step;
        if (y < 0 || y > area.getHeight()) {
            double before = area.getEstimatedScrollY();
            area.scrollYBy(direction * 2 * box.getHeight());
            area.layout();
            y -= area.getEstimatedScrollY() - before;
        }
        go(x, y, direction, extend);
    }

    private void page(int direction, boolean extend) {
        Bounds box = caretBox();
        double x = column.orElse(box.getMinX());
        double before = area.getEstimatedScrollY();
        double leap = Math.max(box.getHeight(), area.getHeight() - 2 * box.getHeight());
        area.scrollYBy(direction * leap);
        area.layout();
        double moved = Math.abs(area.getEstimatedScrollY() - before);
        go(x, box.getCenterY() + direction * (leap - moved), direction, extend);
    }

    private void go(double x, double y, int direction, boolean extend) {
        PositionTable table = document.table();
        int last = table.rows().value().length();
        int unit = y < 0 ? 0 : y > textBottom() ? last : clicks.unitAt(new Point2D(x, y));
        // A filler leads to the text after it, which is the wrong way when going up.
        boolean stuck = direction < 0 ? unit >= caret.unit() : unit <= caret.unit();
        if (stuck && caret.unit() > 0 && caret.unit() < last) {
            int row = table.rows().rowOf(caret.unit()) + direction;
            unit = row < 0 ? 0 : row >= table.rows().count() ? last : table.rows().start(row);
        }
        caret.moveTo(unit, extend);
        column = Optional.of(x);
    }

    private double textBottom() {
        return Math.max(area.getHeight(), area.getTotalHeightEstimate());
    }

    /// The caret in the control, which is scrolled to it first.
    private Bounds caretBox() {
        int row = document.table().ofUnit(caret.unit()).row();
        if (row < area.firstRow() || row > area.lastRow()) {
            area.showParagraphInViewport(row);
            area.layout();
        }
        return area.getCaretBoundsOnScreen(area.getCaretSelectionBind().getUnderlyingCaret())
                .map(area::screenToLocal)
                .orElseGet(area::getLayoutBounds);
    }
}
