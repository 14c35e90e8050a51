package org.plumbline.ui.text;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;

/// One visible row: its gutter, its text, and what is drawn behind and over the text.
final class RowCell extends Region {

    /// So much left and right of what is in sight is laid out with it, in pixels.
    private static final double MARGIN = 240;

    private static final double NEVER = -1;
    private static final double NOT_WRAPPED = 0;

    private final Painted painted;
    private final Gutter gutter;
    private final Advances advances;
    private final GutterCell gutterCell;
    private final RowText text = new RowText();
    private final ShapeLayer body = new ShapeLayer();
    private final RowPaint paint;
    private final Path selection = RowPaint.path("selection");
    private RowRef row = RowRef.NONE;
    private Stretch whole = Stretch.NONE;
    private Optional<CaretStops> stops = Optional.empty();

    /// Where the pieces are, once it is asked for, and for which advances.
    private Optional<PiecePlaces> places = Optional.empty();

    private int placesFor;

    /// What of the row the text shows.
    private Stretch shown = Stretch.NONE;

    private boolean stale = true;

    /// The selected columns; none where both are the same.
    private int selectedFrom;

    private int selectedTo;

    /// What the height was measured for; a negative one for none.
    private double measuredFor = NEVER;

    private double measured;

    /// The height of a row of one line.
    private double oneLine;

    RowCell(Painted painted, Gutter gutter, Advances advances) {
        this.painted = painted;
        this.gutter = gutter;
        this.advances = advances;
        gutterCell = new GutterCell(gutter.offsets());
        paint = new RowPaint(text, painted);
        getStyleClass().add("row");
        body.setManaged(true);
        body.setMouseTransparent(false);
        body.getChildren().addAll(paint.back(), selection, paint.over(), text, paint.front());
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
        whole = Stretch.whole(painted.pieces(row));
        stops = Optional.empty();
        places = Optional.empty();
        shown = Stretch.NONE;
        gutterCell.show(gutter.number(viewRow), gutter.offset(viewRow));
        stale = false;
        requestLayout();
    }

    /// Puts what is to be laid out into the text.
    private void fill(Stretch stretch) {
        if (stretch.equals(shown)) {
            return;
        }
        shown = stretch;
        text.show(stretch);
        paint.show(row);
        requestLayout();
    }

    /// Lays out what of a row that is not wrapped is seen between two distances from its start.
    void look(double from, double to) {
        boolean isOther = placesFor != advances.version();
        PiecePlaces all = places();
        if (!all.isLong()) {
            fill(whole);
        } else if (isOther || shown.equals(Stretch.NONE) || !covers(from, to)) {
            fill(all.between(from - MARGIN, to + MARGIN));
        }
        if (measuredFor != NOT_WRAPPED) {
            text.layOutInOne();
            measuredFor = NOT_WRAPPED;
        }
    }

    private boolean covers(double from, double to) {
        return shown.whole()
                || (shown.left() <= Math.max(0, from)
                        && places().xOf(shown.column() + shown.columns())
                                >= Math.min(to, places().width()));
    }

    private PiecePlaces places() {
        if (places.isEmpty() || placesFor != advances.version()) {
            placesFor = advances.version();
            places = Optional.of(new PiecePlaces(whole.pieces(), advances));
        }
        return places.get();
    }

    /// Lays the text out for a width of the whole row, and says how high the row is.
    ///
    /// @param wrap whether the text is wrapped to the width
    /// @param line the height of a row of one line, spacing included
    double heightAt(double width, boolean wrap, double line) {
        oneLine = line;
        if (!wrap) {
            // All are of one height, so that two sides stay level.
            return line;
        }
        fill(whole);
        double room = Math.max(1, width - textLeft() - snappedRightInset());
        if (measuredFor != room) {
            double high = layOutIn(room);
            measured = Math.max(line, snapSizeY(high + text.getLineSpacing()));
            // At once: the other side may ask while it is laid out itself, when this one has been
            // already, and letters and the shapes around them must be of one layout.
            arrange();
            measuredFor = room;
        }
        return measured;
    }

    private double layOutIn(double room) {
        Rows rows = painted.table().rows();
        // Where text runs both ways, lines may begin at the right.
        boolean hangs =
                row.textRow() >= 0
                        && !(painted.projection().naturalOrder() && places().runsBothWays());
        if (!hangs) {
            return text.layOut(room);
        }
        double letter = advances.letter();
        return text.layOut(
                room,
                Indent.of(rows, row.textRow(), letter, room),
                rows.isSoft(row.textRow()),
                whole.columns() * letter > room);
    }

    /// How wide the whole row is.
    double wholeWidth() {
        double wide = shown.whole() ? text.textWidth() : places().width();
        return textLeft() + wide + snappedRightInset();
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
        if (isOutOfSight(from, to)) {
            return placed(new Boxes.Box(places().xOf(from), 0, places().xOf(to), oneLine));
        }
        List<Boxes.Box> boxes = text.boxes(from, to);
        return boxes.isEmpty()
                ? caretBox(new CaretPlaces.Place(from, false))
                : placed(boxes.getFirst());
    }

    /// The caret at a place, in this cell, not shifted.
    Boxes.Box caretBox(CaretPlaces.Place place) {
        if (isOutOfSight(place.column(), place.column())) {
            double x = places().xOf(place.column());
            return placed(new Boxes.Box(x, 0, x, oneLine));
        }
        return placed(text.caretBox(place, stops()));
    }

    /// True where columns of a long row are not laid out, so that where they are is told by adding
    /// up; all others are laid out by now.
    private boolean isOutOfSight(int from, int to) {
        if (shown.equals(Stretch.NONE) && !places().isLong()) {
            look(0, 0);
        }
        return !shown.has(from, to);
    }

    /// The place nearest to a point of this cell, not shifted.
    CaretPlaces.Place nearest(Point2D point) {
        double x = point.getX() - textLeft();
        if (!shown.whole()) {
            look(x, x);
        }
        return text.places(stops()).nearest(x, point.getY() - textTop());
    }

    /// The first or the last place of the line that a place is on.
    CaretPlaces.Place edge(CaretPlaces.Place from, boolean first) {
        if (isOutOfSight(0, Integer.MAX_VALUE)) {
            return new CaretPlaces.Place(first ? stops().stop(0) : stops().last(), false);
        }
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
        measuredFor = NEVER;
        super.requestLayout();
    }

    @Override
    protected void layoutChildren() {
        if (stale || shown.equals(Stretch.NONE)) {
            return;
        }
        double left = textLeft();
        gutterCell.resizeRelocate(0, 0, gutterWidth(), getHeight());
        body.resizeRelocate(left, textTop(), Math.max(0, getWidth() - left), getHeight());
        paint.ground().resizeRelocate(0, 0, getWidth(), getHeight());
        arrange();
    }

    /// Puts letters and shapes where they were laid out last.
    private void arrange() {
        text.relocate(text.left(), 0);
        text.layout();
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
