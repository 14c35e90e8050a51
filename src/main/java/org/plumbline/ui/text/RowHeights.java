package org.plumbline.ui.text;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;

/// How high the rows of a pane are: each by itself, or as high as the same view row of another
/// pane, so that two sides stay level.
final class RowHeights {

    private final Painted painted;
    private final RowCells cells;
    private final BooleanSupplier wrapped;
    private final DoubleSupplier width;

    /// The other side of a comparison, whose rows are as high as those here.
    private Optional<RowHeights> peer = Optional.empty();

    /// The height of a row of one line.
    private double line = 16;

    RowHeights(Painted painted, RowCells cells, BooleanSupplier wrapped, DoubleSupplier width) {
        this.painted = painted;
        this.cells = cells;
        this.wrapped = wrapped;
        this.width = width;
    }

    void levelWith(RowHeights other) {
        peer = Optional.of(other);
    }

    /// How high a row of one line is, spacing included.
    double line() {
        return line;
    }

    void line(double pixels) {
        line = pixels;
    }

    /// The height of a view row in the pane as wide as it is.
    double of(int viewRow) {
        double own = own(viewRow, width.getAsDouble());
        return peer.filter(other -> other.width.getAsDouble() > 0)
                .map(other -> Math.max(own, other.own(viewRow, other.width.getAsDouble())))
                .orElse(own);
    }

    /// The height of all rows together at a width; to be asked only where they are few.
    double ofAll(double atWidth) {
        double sum = 0;
        for (int row = 0; row < painted.table().viewRows(); row++) {
            int viewRow = row;
            double own = own(viewRow, atWidth);
            sum += peer.map(other -> Math.max(own, other.own(viewRow, atWidth))).orElse(own);
        }
        return sum;
    }

    /// The cell of a row, laid out as wide as the pane is.
    RowCell measured(int viewRow) {
        RowCell cell = cells.at(viewRow);
        cell.heightAt(width.getAsDouble(), wrapped.getAsBoolean(), line);
        return cell;
    }

    /// The height without regard to the other side, which may have fewer rows while it is filled.
    private double own(int viewRow, double atWidth) {
        return viewRow < painted.table().viewRows()
                ? cells.at(viewRow).heightAt(atWidth, wrapped.getAsBoolean(), line)
                : line;
    }
}
