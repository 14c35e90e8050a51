package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.scene.text.TextFlow;
import org.plumbline.text.ExactText;

/// The paint of all rows that are visible now, and what they need to know of the text.
final class RowPaints {

    private static final int MANY = 200;

    private final List<RowPaint> live = new ArrayList<>();
    private final Supplier<Projection> projection;
    private Highlights highlights = Highlights.NONE;
    private SideRows side = SideRows.NONE;

    RowPaints(Supplier<Projection> projection) {
        this.projection = projection;
    }

    /// Begins to paint a row that comes into view.
    void begin(TextFlow flow, RowRef row) {
        // Nobody tells when a row goes; more than a screen can hold means that many have gone.
        if (live.size() >= MANY) {
            live.removeIf(paint -> !paint.isLive());
        }
        live.add(new RowPaint(flow, row, this));
    }

    Highlights highlights() {
        return highlights;
    }

    /// Takes other highlights for rows that will come into view.
    void use(Highlights others) {
        highlights = others;
    }

    SideRows side() {
        return side;
    }

    /// Takes other changed rows for rows that will come into view.
    void use(SideRows others) {
        side = others;
    }

    /// Draws the highlights of the visible rows anew.
    void refill() {
        live.removeIf(paint -> !paint.isLive());
        live.forEach(RowPaint::refill);
    }

    /// Draws anew only the rows that have a highlight with one of these keys.
    void refill(Set<String> keys) {
        live.removeIf(paint -> !paint.isLive());
        for (RowPaint paint : live) {
            if (paint.hasAny(keys)) {
                paint.refill();
            }
        }
    }

    Optional<RowPaint> ofViewRow(int viewRow) {
        return live.stream()
                .filter(paint -> paint.row().viewRow() == viewRow && paint.isLive())
                .findFirst();
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
        if (row.textRow() < 0 || !projection.get().marksShown()) {
            return IntStream.empty();
        }
        Rows rows = table().rows();
        return IntStream.range(rows.start(row.textRow()), rows.textEnd(row.textRow()))
                .filter(unit -> rows.value().charAt(unit) == ' ')
                .map(unit -> table().column(row.textRow(), unit));
    }

    private PositionTable table() {
        return projection.get().table();
    }
}
