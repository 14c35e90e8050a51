package org.plumbline.ui.text;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/// The caret and the selection as they are drawn.
final class ShownCaret {

    private static final ViewPosition START = new ViewPosition(0, 0);

    private final Path line = RowPaint.path("caret");
    private ViewPosition anchor = START;
    private CaretPlace place = new CaretPlace(START, false);
    private boolean isFocused;
    private boolean isInSight;

    Node node() {
        return line;
    }

    ViewPosition at() {
        return place.at();
    }

    /// Where it is in its row.
    CaretPlaces.Place inRow() {
        return new CaretPlaces.Place(at().column(), place.trailing());
    }

    void set(ViewPosition from, CaretPlace to) {
        anchor = from;
        place = to;
    }

    /// Only who has the keyboard has a caret.
    void setFocused(boolean focused) {
        isFocused = focused;
        line.setVisible(isFocused && isInSight);
    }

    /// Draws the caret in the cell of its row.
    void place(Optional<RowCell> cell, double shift) {
        isInSight = cell.isPresent();
        cell.ifPresent(
                row -> {
                    Boxes.Box box = row.caretBox(inRow());
                    double top = row.getLayoutY();
                    double x = Math.round(box.getMinX() - shift) + 0.5;
                    isInSight = x >= row.gutterWidth();
                    line.getElements()
                            .setAll(
                                    new MoveTo(x, top + box.getMinY()),
                                    new LineTo(x, top + box.getMaxY()));
                });
        line.setVisible(isFocused && isInSight);
        line.toFront();
    }

    /// Draws the selected part of a row.
    void showSelection(RowCell cell) {
        boolean forward = isBefore(anchor, at());
        ViewPosition from = forward ? anchor : at();
        ViewPosition to = forward ? at() : anchor;
        int row = cell.row().viewRow();
        int first = row < from.row() ? Integer.MAX_VALUE : row == from.row() ? from.column() : 0;
        int last = row > to.row() ? 0 : row == to.row() ? to.column() : Integer.MAX_VALUE;
        cell.select(Math.min(first, last), last);
    }

    private static boolean isBefore(ViewPosition a, ViewPosition b) {
        return a.row() < b.row() || (a.row() == b.row() && a.column() <= b.column());
    }
}
