package org.plumbline.ui.text;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;

/// One visible row: its gutter, its text, and what is drawn behind and over the text.
final class RowCell extends Region {

    private final Painted painted;
    private final Gutter gutter;
    private final GutterCell gutterCell;
    private final RowText text = new RowText();
    private final ShapeLayer body = new ShapeLayer();
    private final RowPaint paint;
    private final Path selection = RowPaint.path("selection");
    private RowRef row = RowRef.NONE;
    private Optional<CaretStops> stops = Optional.empty();
    private boolean stale = true;

    /// The selected columns; none where both are the same.
    private int selectedFrom;

    private int selectedTo;

    /// What the height was measured for; a negative one for none.
    private double measuredFor = -1;

    private double measured;

    RowCell(Painted painted, Gutter gutter) {
        this.painted = painted;
        this.gutter = gutter;
        gutterCell = new GutterCell(gutter.offsets());
        paint = new RowPaint(text, painted);
        getStyleClass().add("row");
        body.setManaged(true);
        body.setMouseTransparent(false);
        body.getChildren().addAll(paint.back(), selection, text, paint.front());
        getChildren().addAll(paint.ground(), body, gutterCell);
    }

    RowRef row() {
        return row;
    }

    RowText text() {
        return text;
    }

    RowPaint paint() {
        return paint;
    }

    boolean isStale() {
        return stale;
    }

    void invalidate() {
        stale = true;
    }

    /// Draws a row here.
    void show(int viewRow) {
        row = new RowRef(viewRow, painted.table().textRow(viewRow));
        stops = Optional.empty();
        text.show(painted.pieces(row));
        gutterCell.show(gutter.number(viewRow), gutter.offset(viewRow));
        paint.show(row);
        stale = false;
        measuredFor = -1;
        // Else it would be measured in the wrong font.
        applyCss();
        requestLayout();
    }

    /// Lays the text out for a width of the whole row, and says how high the row is.
    ///
    /// @param wrap whether the text is wrapped to the width
    /// @param line the height of a row of one line, spacing included
    double heightAt(double width, boolean wrap, double line) {
        double room = wrap ? Math.max(1, width - textLeft() - snappedRightInset()) : 0;
        if (measuredFor != room) {
            double high = text.layOut(room);
            // Rows that are not wrapped are all of one height, so that two sides stay level.
            measured = wrap ? Math.max(line, snapSizeY(high + text.getLineSpacing())) : line;
            measuredFor = room;
        }
        return measured;
    }

    /// How wide the whole row is.
    double wholeWidth() {
        return textLeft() + text.textWidth() + snappedRightInset();
    }

    /// Where the text begins.
    double textLeft() {
        return gutterCell.prefWidth(-1) + snappedLeftInset();
    }

    /// The right edge of the gutter, which stays where it is when the text moves sideways.
    double gutterWidth() {
        return gutterCell.prefWidth(-1);
    }

    /// Moves the text sideways.
    void shift(double pixels) {
        body.setTranslateX(-pixels);
    }

    /// The box around columns `from` to before `to`, in this cell, not shifted.
    Boxes.Box boxOf(int from, int to) {
        List<Boxes.Box> boxes = text.boxes(from, to);
        return boxes.isEmpty()
                ? caretBox(new CaretPlaces.Place(from, false))
                : placed(boxes.getFirst());
    }

    /// The caret at a place, in this cell, not shifted.
    Boxes.Box caretBox(CaretPlaces.Place place) {
        return placed(text.caretBox(place, stops()));
    }

    /// The place nearest to a point of this cell, not shifted.
    CaretPlaces.Place nearest(Point2D point) {
        return text.places(stops()).nearest(point.getX() - textLeft(), point.getY() - textTop());
    }

    /// The first or the last place of the line that a place is on.
    CaretPlaces.Place edge(CaretPlaces.Place from, boolean first) {
        return text.places(stops()).edge(from, first);
    }

    /// Worked out only where the caret or the mouse asks for it.
    private CaretStops stops() {
        CaretStops known = stops.orElseGet(() -> painted.stops(row));
        stops = Optional.of(known);
        return known;
    }

    /// Draws columns `from` to before `to` as selected.
    void select(int from, int to) {
        if (from != selectedFrom || to != selectedTo) {
            selectedFrom = from;
            selectedTo = to;
            drawSelection();
        }
    }

    private void drawSelection() {
        List<Boxes.Box> boxes = text.boxesWithLineEnd(selectedFrom, selectedTo);
        selection.getElements().setAll(Boxes.blocks(boxes, text.getLineSpacing()));
    }

    @Override
    public void requestLayout() {
        measuredFor = -1;
        super.requestLayout();
    }

    @Override
    protected void layoutChildren() {
        if (stale) {
            return;
        }
        double left = textLeft();
        gutterCell.resizeRelocate(0, 0, gutterWidth(), getHeight());
        body.resizeRelocate(left, textTop(), Math.max(0, getWidth() - left), getHeight());
        text.relocate(0, 0);
        paint.ground().resizeRelocate(0, 0, getWidth(), getHeight());
        paint.layOut();
        drawSelection();
    }

    private double textTop() {
        return Math.round(text.getLineSpacing() / 2);
    }

    private Boxes.Box placed(Boxes.Box box) {
        return box.moved(textLeft(), textTop());
    }
}
