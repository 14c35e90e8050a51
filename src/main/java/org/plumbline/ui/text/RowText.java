package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.text.LayoutInfo;
import javafx.scene.text.TextFlow;

/// The text of one visible row, laid out, and where its columns are in it.
final class RowText extends TextFlow {

    /// Wider than any row: what is not to be wrapped.
    private static final double ENDLESS = 1e6;

    /// The width of a line end that is not drawn, where it is highlighted or selected.
    private static final double LINE_END = 5;

    private final PieceNodes nodes = new PieceNodes();
    private DrawnColumns drawn = DrawnColumns.NONE;
    private Stretch stretch = Stretch.NONE;

    /// Draws the first line back where further ones are indented.
    private final HangSpace space = new HangSpace();

    /// How far to the right of the row's start the text is placed.
    private double left;

    RowText() {
        getStyleClass().add("row-text");
    }

    /// Shows pieces of a row; all places told from now on are counted from the start of the row.
    void show(Stretch shown) {
        // A line end that is not shown needs no node, and every row would have one.
        List<Piece> seen =
                shown.pieces().stream().filter(piece -> !(piece instanceof Piece.Rest)).toList();
        stretch = shown;
        left = shown.left();
        getChildren().remove(space);
        drawn = DrawnColumns.of(seen, shown.column());
        // Else they would be measured in the wrong font. To style the whole row would take longer.
        ChildList.become(getChildren(), nodes.of(seen)).forEach(Node::applyCss);
    }

    /// How far to the right of the row's start it is to be placed.
    double left() {
        return left;
    }

    /// What is shown.
    Stretch stretch() {
        return stretch;
    }

    /// Lays the text out in one endless line.
    void layOutInOne() {
        layOutAt(ENDLESS);
    }

    /// Lays the text out in lines as wide as `width`, and says how high it is.
    double layOut(double width) {
        double high = layOutAt(width);
        double over = textWidth() - left - width;
        // Spaces at a line's end stand out. Where it begins at the right, its first letters would.
        return over > 0 && beginsAtTheRight() ? layOutAt(Math.max(width / 2, width - over)) : high;
    }

    /// The same with all lines but the first indented; the first too where it goes on a line.
    ///
    /// @param isLong whether it will need more than one line, as far as can be guessed
    double layOut(double width, double indent, boolean goesOn, boolean isLong) {
        boolean isBack = indent > 0 && !goesOn && (isLong || isHung());
        hang(isBack || goesOn ? indent : 0, isBack);
        double high = layOut(width - left);
        if (indent > 0 && !goesOn && !isBack && getLayoutInfo().getTextLineCount() > 1) {
            hang(indent, true);
            return layOut(width - left);
        }
        return high;
    }

    private void hang(double indent, boolean firstBack) {
        left = stretch.left() + indent;
        if (firstBack != isHung()) {
            if (firstBack) {
                getChildren().addFirst(space);
            } else {
                getChildren().remove(space);
            }
        }
        space.back(indent);
    }

    /// True where the first character of the layout is the space before the first line.
    private boolean isHung() {
        return space.getParent() != null;
    }

    /// How many characters the layout has before those that are drawn.
    private int lead() {
        return isHung() ? 1 : 0;
    }

    private double layOutAt(double wide) {
        // Measured at the width it has, it is laid out once and not twice.
        resize(wide, getHeight());
        double high = prefHeight(wide);
        resize(wide, high);
        return high;
    }

    private boolean beginsAtTheRight() {
        var laid = new Laid();
        return laid.lines().stream()
                .anyMatch(line -> line.start() < line.end() && laid.runsLeft(line.start()));
    }

    /// How far the text goes to the right.
    double textWidth() {
        return drawn.characters() == 0
                ? left
                : left + getLayoutInfo().getLogicalBounds(false).getMaxX();
    }

    /// The boxes of columns `from` to before `to`, top to bottom: one on each line, or more where
    /// the text runs both ways. What is drawn as one is in them whole.
    List<Boxes.Box> boxes(int from, int to) {
        List<Boxes.Box> boxes = new ArrayList<>();
        if (from < drawn.end()) {
            int first = drawn.characterAt(from);
            int end = drawn.characterFrom(Math.min(to, drawn.end()));
            List<Rectangle2D> parts =
                    first < end
                            ? getLayoutInfo().getSelectionGeometry(first + lead(), end + lead(), false)
                            : List.of();
            for (Rectangle2D part : parts) {
                boxes.add(
                        new Boxes.Box(
                                        part.getMinX(),
                                        part.getMinY(),
                                        part.getMaxX(),
                                        part.getMaxY())
                                .moved(left, 0));
            }
        } else if (from < to && stretch.whole()) {
            boxes.add(lineEnd());
        }
        return boxes;
    }

    /// The same, and a box for what comes after the columns that are drawn, if that is in it.
    List<Boxes.Box> boxesWithLineEnd(int from, int to) {
        List<Boxes.Box> boxes = boxes(from, to);
        if (from < drawn.end() && to > drawn.end() && stretch.whole()) {
            boxes.add(lineEnd());
        }
        return boxes;
    }

    private Boxes.Box lineEnd() {
        var laid = new Laid();
        LaidOut.Line line = laid.lines().getLast();
        double x = drawn.characters() == 0 ? 0 : laid.edge(drawn.characters() - 1, false);
        return new Boxes.Box(x, line.top(), x + LINE_END, line.bottom());
    }

    /// Where the lines after the first begin, top to bottom.
    List<Boxes.Box> furtherLines() {
        return new Laid()
                .lines().stream()
                        .skip(1)
                        .map(line -> new Boxes.Box(left, line.top(), left, line.bottom()))
                        .toList();
    }

    /// Where the caret is at a place.
    Boxes.Box caretBox(CaretPlaces.Place place, CaretStops stops) {
        if (drawn.characters() == 0) {
            return new Boxes.Box(0, 0, 1, getHeight());
        }
        CaretPlaces places = places(stops);
        LaidOut.Line line = places.lineOf(place);
        double x = places.xOf(place);
        return new Boxes.Box(x, line.top(), x, line.bottom());
    }

    /// What the layout says of the places for the caret.
    CaretPlaces places(CaretStops stops) {
        return new CaretPlaces(new Laid(), drawn, stops);
    }

    /// The layout of this row.
    private final class Laid implements LaidOut {

        private final LayoutInfo info = getLayoutInfo();
        private final int lead = lead();

        @Override
        public List<Line> lines() {
            return info.getTextLines(false).stream()
                    .map(
                            line ->
                                    new Line(
                                            Math.max(0, line.start() - lead),
                                            Math.max(0, line.end() - lead),
                                            line.bounds().getMinY(),
                                            line.bounds().getMaxY()))
                    .toList();
        }

        @Override
        public double edge(int character, boolean leading) {
            List<Rectangle2D> boxes = info.getSelectionGeometry(character + lead, character + lead + 1, false);
            if (boxes.isEmpty()) {
                return caret(character, leading);
            }
            boolean isLeft = leading != runsLeft(character);
            double x = isLeft ? boxes.getFirst().getMinX() : boxes.getLast().getMaxX();
            return left + x;
        }

        @Override
        public boolean runsLeft(int character) {
            return caret(character, true) > caret(character, false);
        }

        /// Tells the direction alone: beside letters that are joined into one glyph it is told in
        /// the wrong place.
        private double caret(int character, boolean leading) {
            return left
                    + info.caretInfoAt(character + lead, leading).getSegmentAt(0).getMinX();
        }

        @Override
        public int nearest(double x, Line line) {
            double y = (line.top() + line.bottom()) / 2;
            return Math.max(0, getHitInfo(new Point2D(x - left, y)).getCharIndex() - lead);
        }
    }
}
