package org.plumbline.ui.text;

import java.util.List;
import java.util.stream.IntStream;
import org.plumbline.text.ExactText;

/// All that there is to draw: the rows, what is highlighted in them, and which of them only one
/// side of a comparison has.
final class Painted {

    private Projection projection;
    private Highlights highlights = Highlights.NONE;
    private SideRows side = SideRows.NONE;
    private TextOrigin origin = TextOrigin.START;

    Painted(Projection projection) {
        this.projection = projection;
    }

    Projection projection() {
        return projection;
    }

    PositionTable table() {
        return projection.table();
    }

    Highlights highlights() {
        return highlights;
    }

    SideRows side() {
        return side;
    }

    /// What the gutter counts from.
    TextOrigin origin() {
        return origin;
    }

    void use(TextOrigin other) {
        origin = other;
    }

    void use(Projection other) {
        projection = other;
    }

    void use(Highlights others) {
        highlights = others;
    }

    void use(SideRows others) {
        side = others;
    }

    /// What a view row consists of, in order.
    List<Piece> pieces(RowRef row) {
        return row.textRow() < 0 ? List.of() : projection.pieces(row.textRow());
    }

    /// Where the caret may stand in a view row.
    CaretStops stops(RowRef row) {
        return row.textRow() < 0 ? CaretStops.NONE : CaretStops.of(table(), row.textRow());
    }

    List<Highlights.Placed> highlightsOf(RowRef row) {
        if (row.textRow() < 0) {
            return List.of();
        }
        Rows rows = table().rows();
        ExactText text = rows.text();
        return highlights.within(
                text.byteOffset(rows.start(row.textRow())),
                text.byteOffset(rows.end(row.textRow())));
    }

    /// The column where a highlight begins in a row, its badge included.
    int columnOf(RowRef row, Highlight highlight) {
        PositionTable now = table();
        int unit = now.text().charIndex(highlight.span().start());
        int start = now.rows().start(row.textRow());
        return unit < start
                ? now.columnAfter(row.textRow(), start)
                : now.columnOfInsert(row.textRow(), unit, highlight.key());
    }

    /// The column of a row after the bytes before `offset`; all columns where that is past the row.
    int columnEnd(RowRef row, int offset) {
        PositionTable now = table();
        int unit = now.text().charIndex(offset);
        return unit >= now.rows().end(row.textRow())
                ? now.columns(row.viewRow())
                : now.columnAfter(row.textRow(), unit);
    }

    /// The columns of a row that hold a plain space, where spaces are to be drawn.
    IntStream spaces(RowRef row) {
        if (row.textRow() < 0 || !projection.marksShown()) {
            return IntStream.empty();
        }
        Rows rows = table().rows();
        return IntStream.range(rows.start(row.textRow()), rows.textEnd(row.textRow()))
                .filter(unit -> rows.value().charAt(unit) == ' ')
                .map(unit -> table().column(row.textRow(), unit));
    }
}
