package org.plumbline.ui.text;

import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollBar;

/// The scroll bars of a view: they show where the rows are, and move them.
final class ScrollBars {

    /// How many characters are about as wide as a line is high, with its spacing.
    private static final double PER_HEIGHT = 2.9;

    private final ScrollBar vertical = bar(Orientation.VERTICAL);
    private final ScrollBar horizontal = bar(Orientation.HORIZONTAL);
    private final RowPane rows;
    private final Painted painted;

    /// The lines of the text as it is now wrapped; none before it is asked for.
    private Optional<RowLines> lines = Optional.empty();

    private double linesFor = -1;

    /// True while the bars follow the rows, and not the rows the bars.
    private boolean following;

    ScrollBars(RowPane rows, Painted painted) {
        this.rows = rows;
        this.painted = painted;
        vertical.valueProperty().subscribe((old, now) -> movedTo(now.doubleValue()));
        horizontal.valueProperty().subscribe((old, now) -> shiftedTo(now.doubleValue()));
    }

    ScrollBar vertical() {
        return vertical;
    }

    ScrollBar horizontal() {
        return horizontal;
    }

    /// To be called when other rows are shown.
    void forget() {
        linesFor = -1;
    }

    /// Takes up where the rows are.
    void follow() {
        following = true;
        RowLines all = lines();
        double shown = rows.room() / rows.lineHeight();
        double most = Math.max(0, all.total() - shown);
        set(
                vertical,
                most,
                shown,
                all.total(),
                rows.stack().isAtEnd() ? most : Math.min(most, at(all)));
        // Its room stays, so that nothing is wrapped anew.
        boolean isAll = rows.stack().isAtStart() && rows.stack().isAtEnd();
        vertical.setVisible(most > 0 && !isAll);
        double width = rows.getWidth();
        double wide = Math.max(width, rows.contentWidth());
        set(horizontal, wide - width, width, wide, rows.shift());
        horizontal.setUnitIncrement(rows.lineHeight());
        horizontal.setBlockIncrement(width / 2);
        vertical.setUnitIncrement(1);
        vertical.setBlockIncrement(Math.max(1, shown - 2));
        following = false;
    }

    private double at(RowLines all) {
        int row = rows.stack().top();
        return all.before(row) + all.of(row) * rows.stack().hidden() / rows.stack().heightOf(row);
    }

    private static void set(ScrollBar bar, double most, double shown, double total, double value) {
        bar.setMax(most);
        bar.setVisibleAmount(total > 0 ? most * shown / total : 0);
        bar.setValue(value);
    }

    private void movedTo(double line) {
        if (following) {
            return;
        }
        RowLines all = lines();
        if (line >= vertical.getMax()) {
            rows.scrollTo(painted.table().viewRows() - 1, rows.room());
            return;
        }
        int row = all.rowAt(line);
        rows.scrollTo(row, (line - all.before(row)) / all.of(row) * rows.stack().heightOf(row));
    }

    /// Goes to a part of the text.
    ///
    /// @param part from 0, its start, to 1
    void goTo(double part) {
        vertical.setValue(part * vertical.getMax());
    }

    private void shiftedTo(double pixels) {
        if (!following) {
            rows.shiftTo(pixels);
        }
    }

    /// How many lines each row probably has, as wrapped now; the same one until that changes.
    RowLines lines() {
        double width = rows.isWrapped() ? rows.getWidth() : 0;
        if (lines.isEmpty() || linesFor != width) {
            linesFor = width;
            int perLine = (int) Math.max(1, width / rows.lineHeight() * PER_HEIGHT);
            PositionTable table = painted.table();
            lines =
                    Optional.of(
                            rows.isWrapped()
                                    ? RowLines.wrapped(table, perLine)
                                    : RowLines.notWrapped(table));
        }
        return lines.get();
    }

    private static ScrollBar bar(Orientation orientation) {
        var bar = new ScrollBar();
        bar.setOrientation(orientation);
        bar.setFocusTraversable(false);
        return bar;
    }
}
