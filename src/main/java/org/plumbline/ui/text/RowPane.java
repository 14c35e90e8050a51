package org.plumbline.ui.text;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/// The control that draws rows: only those in sight, each at the moment when it comes into it, so
/// that ten million bytes are shown as fast as ten.
///
/// Keys and the mouse are not its business: it says what is where, and scrolls.
final class RowPane extends Region {

    private final BooleanProperty wrap = new SimpleBooleanProperty(this, "wrap", true);
    private final RowCells cells;
    private final RowHeights heights;
    private final RowStack stack;
    private final ShownCaret caret = new ShownCaret();
    private final Advances advances = new Advances();
    private final Rectangle clip = new Rectangle();
    private Optional<Spoken> spoken = Optional.empty();

    private Runnable onScrolled = () -> {};

    /// How far the text is moved to the left, in pixels.
    private double shift;

    /// The widest row seen so far, if rows are not wrapped.
    private double widest;

    /// What was revealed last and is to stay in sight, whatever becomes of the room, until the view
    /// is scrolled.
    private Optional<ViewPosition> wanted = Optional.empty();

    RowPane(Painted painted, boolean offsets) {
        var gutter = new Gutter(painted, offsets);
        cells =
                new RowCells(
                        () -> {
                            var cell = new RowCell(painted, gutter, advances);
                            getChildren().add(cell);
                            cell.applyCss();
                            return cell;
                        },
                        getChildren()::remove);
        heights = new RowHeights(painted, cells, this::isWrapped, this::getWidth);
        stack = new RowStack(() -> painted.table().viewRows(), heights::of);
        getStyleClass().add("rows");
        setFocusTraversable(true);
        setMinSize(0, 0);
        setClip(clip);
        getChildren().addAll(advances.node(), caret.node());
        focusedProperty().subscribe(caret::setFocused);
        wrap.subscribe(
                wrapped -> {
                    shift = 0;
                    widest = 0;
                    requestLayout();
                });
    }

    /// Makes each row as high as the same view row of another pane, so that two sides stay level.
    void levelWith(RowPane other) {
        heights.levelWith(other.heights);
        other.widthProperty().subscribe(this::requestLayout);
    }

    BooleanProperty wrapProperty() {
        return wrap;
    }

    boolean isWrapped() {
        return wrap.get();
    }

    RowCells cells() {
        return cells;
    }

    /// Whom to tell when other rows are seen, or the same ones elsewhere.
    void setOnScrolled(Runnable action) {
        onScrolled = action;
    }

    /// Goes to the start, for another text.
    void showStart() {
        stack.moveTo(0, 0);
        shift = 0;
        widest = 0;
        wanted = Optional.empty();
        redraw();
    }

    /// Draws all rows anew.
    void redraw() {
        cells.invalidate();
        requestLayout();
    }

    /// How high a row of one line is, spacing included.
    double lineHeight() {
        return heights.line();
    }

    void setLineHeight(double pixels) {
        if (heights.line() != pixels) {
            heights.line(pixels);
            redraw();
        }
    }

    /// What was measured is no longer true.
    void fontChanged() {
        advances.forget();
        widest = 0;
        requestLayout();
    }

    // --- where the view is

    RowStack stack() {
        return stack;
    }

    double shift() {
        return shift;
    }

    /// How wide the widest row is that was seen so far, or 0 where rows are wrapped.
    double contentWidth() {
        return widest;
    }

    /// How high the rows may be together.
    double room() {
        return Math.max(0, getHeight() - snappedTopInset() - snappedBottomInset());
    }

    /// Shows a row at the top, less so many pixels of it.
    void scrollTo(int viewRow, double above) {
        wanted = Optional.empty();
        stack.moveTo(viewRow, above);
        place();
    }

    /// Scrolls down, or up, by so many pixels if there are so many; how many it were.
    double scrollBy(double pixels) {
        int kept = pixels > 0 ? stack.bottom() : stack.top();
        double before = stack.topOf(kept);
        wanted = Optional.empty();
        stack.moveBy(pixels);
        place();
        return stack.has(kept) ? before - stack.topOf(kept) : pixels;
    }

    /// Shows what another pane shows, as far as there is as much here.
    void scrollAs(RowPane other) {
        shift = Math.clamp(other.shift, 0, Math.max(0, widest - getWidth()));
        scrollTo(other.stack.top(), other.stack.hidden());
    }

    /// Moves the text so far to the left.
    void shiftTo(double pixels) {
        double most = isWrapped() ? 0 : Math.max(0, widest - getWidth());
        shift = Math.clamp(pixels, 0, most);
        place();
    }

    /// Scrolls as little as needed for a column of a row to be seen; what was out of sight is shown
    /// in the middle.
    ///
    /// @param around so many pixels above and below it are to be seen too, as far as there is room
    void reveal(ViewPosition place, double around) {
        wanted = Optional.of(place);
        if (getWidth() <= 0 || getHeight() <= 0) {
            return;
        }
        RowCell cell = heights.measured(place.row());
        Boxes.Box box = cell.boxOf(place.column(), place.column() + 1);
        if (stack.has(place.row())) {
            double more = Math.clamp(around, 0, Math.max(0, (room() - box.getHeight()) / 2));
            double y = stack.topOf(place.row());
            double above = y + box.getMinY() - more;
            double below = y + box.getMaxY() + more - room();
            stack.moveBy(above < 0 ? above : Math.max(0, below));
        } else {
            stack.moveTo(place.row(), box.getCenterY() - room() / 2);
        }
        if (!isWrapped()) {
            widest = Math.max(widest, cell.wholeWidth());
            double left = box.getMinX() - cell.textLeft();
            double right = box.getMaxX() + heights.line() - getWidth();
            shift = left < shift ? Math.max(0, left - heights.line()) : Math.max(shift, right);
        }
        place();
    }

    // --- what is where

    /// The place nearest to a point.
    CaretPlace placeAt(Point2D point) {
        int row = stack.rowAt(point.getY() - snappedTopInset());
        double y = point.getY() - snappedTopInset() - stack.topOf(row);
        var inText = new Point2D(point.getX() + shift, y);
        return CaretPlace.in(row, heights.measured(row).nearest(inText));
    }

    /// The first or the last place of the line, as wrapped, that the caret is on.
    CaretPlace lineEdge(boolean first) {
        int row = caret.at().row();
        return CaretPlace.in(row, heights.measured(row).edge(caret.inRow(), first));
    }

    /// Where the caret is, which is scrolled to first.
    Bounds caretBox() {
        ViewPosition at = caret.at();
        if (!stack.has(at.row())) {
            reveal(at, 0);
        }
        Boxes.Box box = heights.measured(at.row()).caretBox(caret.inRow());
        return box.moved(-shift, snappedTopInset() + stack.topOf(at.row()));
    }

    /// Shows the caret, and what is selected between it and another place.
    void showCaret(ViewPosition anchor, CaretPlace place) {
        caret.set(anchor, place);
        for (int row = stack.top(); row <= stack.bottom(); row++) {
            cells.ifLive(row).ifPresent(caret::showSelection);
        }
        placeCaret();
    }

    // --- placing the rows

    /// The height of all rows together at a width; to be asked only where they are few.
    double heightOfAll(double width) {
        return heights.ofAll(width);
    }

    @Override
    protected void layoutChildren() {
        place();
        wanted.ifPresent(place -> reveal(place, 0));
    }

    private void place() {
        if (getWidth() <= 0 || getHeight() <= 0) {
            return;
        }
        clip.setWidth(getWidth());
        clip.setHeight(getHeight());
        stack.settle(room());
        cells.keep(stack.top(), stack.bottom());
        putRows();
        placeCaret();
        onScrolled.run();
    }

    private void putRows() {
        double y = snappedTopInset() - stack.hidden();
        for (int row = stack.top(); row <= stack.bottom(); row++) {
            RowCell cell = cells.at(row);
            double high = heights.of(row);
            cell.resizeRelocate(0, y, getWidth(), high);
            cell.setVisible(true);
            if (!isWrapped()) {
                cell.look(shift, shift + getWidth());
                widest = Math.max(widest, cell.wholeWidth());
            }
            cell.shift(shift);
            caret.showSelection(cell);
            y += high;
        }
    }

    private void placeCaret() {
        int row = caret.at().row();
        Optional<RowCell> cell = stack.has(row) ? cells.ifLive(row) : Optional.empty();
        caret.place(cell, shift);
    }

    // --- for those who do not see it

    /// Tells screen readers the rows around the caret from now on.
    void speakFor(TextCaret told) {
        setAccessibleRole(AccessibleRole.TEXT_AREA);
        spoken = Optional.of(new Spoken(told, this));
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return spoken.flatMap(told -> told.answer(attribute, parameters))
                .orElseGet(() -> super.queryAccessibleAttribute(attribute, parameters));
    }
}
