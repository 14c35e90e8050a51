package org.plumbline.ui.text;

import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;

/// Which rows are in sight, stacked from one at the top downwards.
///
/// Where the view is, is a row and how much of it is above the top: the heights of rows that were
/// never laid out are not known, and to learn them all would take as long as the text is.
final class RowStack {

    private final IntSupplier count;
    private final IntToDoubleFunction heightOf;
    private double room;
    private int top;
    private int bottom = -1;

    /// How much of the top row is above the top, in pixels; any number until the stack is settled.
    private double hidden;

    /// @param count how many rows there are, at least 1
    /// @param heightOf lays a row out and says how high it is
    RowStack(IntSupplier count, IntToDoubleFunction heightOf) {
        this.count = count;
        this.heightOf = heightOf;
    }

    /// The row at the top.
    int top() {
        return top;
    }

    /// The row at the bottom, or -1 before the stack is settled.
    int bottom() {
        return bottom;
    }

    double hidden() {
        return hidden;
    }

    boolean has(int row) {
        return row >= top && row <= bottom;
    }

    /// Wants a row at the top, less so many pixels of it.
    void moveTo(int row, double above) {
        top = row;
        hidden = above;
    }

    void moveBy(double pixels) {
        hidden += pixels;
    }

    /// Finds the rows that are in sight now.
    ///
    /// @param height how high they may be together
    void settle(double height) {
        room = height;
        top = Math.min(top, last());
        climb();
        while (top < last() && hidden >= heightOf(top)) {
            hidden -= heightOf(top++);
        }
        double end = fill();
        if (end < room) {
            // No void below the last row.
            hidden -= room - end;
            climb();
            fill();
        }
        hidden = Math.round(hidden);
    }

    /// Where a row begins that is in sight.
    double topOf(int row) {
        double y = -hidden;
        for (int above = top; above < Math.min(row, bottom); above++) {
            y += heightOf(above);
        }
        return y;
    }

    /// The row in sight that is nearest to a height.
    int rowAt(double y) {
        int row = top;
        double end = -hidden + heightOf(top);
        while (row < bottom && y >= end) {
            end += heightOf(++row);
        }
        return row;
    }

    /// Where the first row begins; above all if it is out of sight.
    double start() {
        return top == 0 ? -hidden : Double.NEGATIVE_INFINITY;
    }

    /// Where the last row ends; below all if it is out of sight.
    double end() {
        return bottom == last() ? topOf(bottom) + heightOf(bottom) : Double.POSITIVE_INFINITY;
    }

    boolean isAtStart() {
        return start() >= 0;
    }

    boolean isAtEnd() {
        return end() <= room + 0.5;
    }

    double heightOf(int row) {
        return heightOf.applyAsDouble(row);
    }

    /// Goes up to the row that is at the top.
    private void climb() {
        while (hidden < 0 && top > 0) {
            hidden += heightOf(--top);
        }
        hidden = Math.max(0, hidden);
    }

    /// Goes down to the row that is at the bottom; where that one ends.
    private double fill() {
        double y = -hidden + heightOf(top);
        bottom = top;
        while (y < room && bottom < last()) {
            y += heightOf(++bottom);
        }
        return y;
    }

    private int last() {
        return count.getAsInt() - 1;
    }
}
