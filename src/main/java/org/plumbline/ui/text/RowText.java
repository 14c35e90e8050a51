package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.text.HitInfo;
import javafx.scene.text.TextFlow;

/// The text of one visible row, laid out, and where its columns are in it.
final class RowText extends TextFlow {

    /// Wider than any row: what is not to be wrapped.
    private static final double ENDLESS = 1e6;

    /// The width of a line end that is not drawn, where it is highlighted or selected.
    private static final double LINE_END = 5;

    private final PieceNodes nodes = new PieceNodes();

    /// How many columns are drawn; what comes after them cannot be seen.
    private int columns;

    RowText() {
        getStyleClass().add("row-text");
    }

    /// Shows the pieces of a row.
    void show(List<Piece> pieces) {
        int drawn = pieces.size();
        // A line end that is not shown needs no node, and every row would have one.
        while (drawn > 0 && pieces.get(drawn - 1) instanceof Piece.Rest) {
            drawn--;
        }
        List<Piece> seen = pieces.subList(0, drawn);
        columns = seen.stream().mapToInt(Piece::columns).sum();
        replace(nodes.of(seen));
    }

    /// Takes and adds only what differs: a node that comes into the scene is styled anew.
    private void replace(List<Node> now) {
        ObservableList<Node> before = getChildren();
        int least = Math.min(before.size(), now.size());
        int head = 0;
        while (head < least && before.get(head).equals(now.get(head))) {
            head++;
        }
        int tail = 0;
        while (tail < least - head
                && before.get(before.size() - 1 - tail).equals(now.get(now.size() - 1 - tail))) {
            tail++;
        }
        if (head + tail < before.size()) {
            before.remove(head, before.size() - tail);
        }
        if (head + tail < now.size()) {
            before.addAll(head, now.subList(head, now.size() - tail));
        }
    }

    /// Lays the text out and says how high it is.
    ///
    /// @param width where to wrap it, or 0 for one endless line
    double layOut(double width) {
        double wide = width > 0 ? width : ENDLESS;
        // Measured at the width it has, it is laid out once and not twice.
        resize(wide, getHeight());
        double high = prefHeight(wide);
        resize(wide, high);
        return high;
    }

    /// How far the text goes to the right.
    double textWidth() {
        return columns == 0 ? 0 : getLayoutInfo().getLogicalBounds(false).getMaxX();
    }

    /// The boxes of columns `from` to before `to`, top to bottom: one on each line, or more where
    /// the text runs both ways.
    List<Boxes.Box> boxes(int from, int to) {
        List<Boxes.Box> boxes = new ArrayList<>();
        if (from < columns) {
            for (Rectangle2D part :
                    getLayoutInfo().getSelectionGeometry(from, Math.min(to, columns), false)) {
                boxes.add(
                        new Boxes.Box(
                                part.getMinX(), part.getMinY(), part.getMaxX(), part.getMaxY()));
            }
        } else if (from < to) {
            boxes.add(lineEnd());
        }
        return boxes;
    }

    /// The same, and a box for what comes after the columns that are drawn, if that is in it.
    List<Boxes.Box> boxesWithLineEnd(int from, int to) {
        List<Boxes.Box> boxes = boxes(from, to);
        if (from < columns && to > columns) {
            boxes.add(lineEnd());
        }
        return boxes;
    }

    private Boxes.Box lineEnd() {
        Boxes.Box end = caretBox(columns, true);
        return new Boxes.Box(end.getMinX(), end.getMinY(), end.getMinX() + LINE_END, end.getMaxY());
    }

    /// Where the caret is before a column.
    ///
    /// @param trailing whether it is rather behind the column before, which may be on another line
    Boxes.Box caretBox(int column, boolean trailing) {
        if (columns == 0) {
            return new Boxes.Box(0, 0, 1, getHeight());
        }
        boolean behind = column >= columns || (trailing && column > 0);
        int index = behind ? Math.min(column, columns) - 1 : column;
        Rectangle2D line = getLayoutInfo().caretInfoAt(index, !behind).getSegmentAt(0);
        return new Boxes.Box(line.getMinX(), line.getMinY(), line.getMaxX(), line.getMaxY());
    }

    /// The column nearest to a point, and whether the point is on the line of the column before.
    Hit hit(double x, double y) {
        if (columns == 0) {
            return new Hit(0, false);
        }
        HitInfo info = getHitInfo(new Point2D(x, y));
        int column = Math.clamp(info.getInsertionIndex(), 0, columns);
        boolean trailing =
                !info.isLeading()
                        && column < columns
                        && caretBox(column, false).getMinY() > caretBox(column, true).getMinY();
        return new Hit(column, trailing);
    }

    /// A place between two columns.
    ///
    /// @param trailing true at the end of a wrapped line: the next column is on the next line
    record Hit(int column, boolean trailing) {}
}
