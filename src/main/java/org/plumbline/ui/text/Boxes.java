package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.scene.shape.ArcTo;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;

/// The shapes around a stretch of a laid out row, made of its boxes.
final class Boxes {

    /// How far a box stands out from its text.
    private static final double PAD = 1.5;

    private static final double ROUND = 3;

    /// What has no width, such as a line end that is not shown, is still seen.
    private static final double NARROWEST = 4;

    /// From the bottom of the text to the first underline, and from one to the next.
    private static final double DROP = 0.5;

    private static final double LANE = 3;

    /// The size of a turned arrow, and how far it is from the text.
    private static final double TURN = 7;

    private static final double TURN_GAP = 4;

    private Boxes() {}

    /// One box.
    static final class Box extends BoundingBox {
        Box(double left, double top, double right, double bottom) {
            super(left, top, right - left, bottom - top);
        }

        Box moved(double right, double down) {
            return new Box(
                    getMinX() + right, getMinY() + down, getMaxX() + right, getMaxY() + down);
        }

        private double farSide() {
            return Math.max(getMaxX(), getMinX() + NARROWEST);
        }
    }

    /// Plain rectangles, as high as the lines are with their spacing.
    static List<PathElement> blocks(List<Box> boxes, double spacing) {
        List<PathElement> path = new ArrayList<>();
        for (Box box : boxes) {
            path.add(new MoveTo(box.getMinX(), box.getMinY() - spacing / 2));
            path.add(new LineTo(box.farSide(), box.getMinY() - spacing / 2));
            path.add(new LineTo(box.farSide(), box.getMaxY() + spacing / 2));
            path.add(new LineTo(box.getMinX(), box.getMaxY() + spacing / 2));
            path.add(new ClosePath());
        }
        return path;
    }

    /// Rounded rectangles around the boxes.
    static List<PathElement> outline(List<Box> boxes) {
        List<PathElement> path = new ArrayList<>();
        for (Box box : boxes) {
            double left = Math.floor(box.getMinX() - PAD) + 0.5;
            double right = Math.ceil(box.farSide() + PAD) - 0.5;
            double top = Math.floor(box.getMinY() - PAD) + 0.5;
            double bottom = Math.ceil(box.getMaxY() + PAD) - 0.5;
            path.add(new MoveTo(left + ROUND, top));
            path.add(new LineTo(right - ROUND, top));
            path.add(corner(right, top + ROUND));
            path.add(new LineTo(right, bottom - ROUND));
            path.add(corner(right - ROUND, bottom));
            path.add(new LineTo(left + ROUND, bottom));
            path.add(corner(left, bottom - ROUND));
            path.add(new LineTo(left, top + ROUND));
            path.add(corner(left + ROUND, top));
            path.add(new ClosePath());
        }
        return path;
    }

    /// Lines under the boxes.
    static List<PathElement> underline(List<Box> boxes, int lane) {
        List<PathElement> path = new ArrayList<>();
        for (Box box : boxes) {
            double y = Math.round(box.getMaxY() + DROP + lane * LANE);
            path.add(new MoveTo(box.getMinX(), y));
            path.add(new LineTo(box.farSide(), y));
        }
        return path;
    }

    /// A dot in the middle of each box.
    static List<PathElement> dots(List<Box> boxes) {
        List<PathElement> path = new ArrayList<>();
        for (Box box : boxes) {
            double x = Math.round(box.getCenterX());
            double y = Math.round(box.getCenterY());
            path.add(new MoveTo(x - 0.5, y));
            path.add(new LineTo(x + 0.5, y));
        }
        return path;
    }

    /// A turned arrow left of each box: the line goes on there. None where there is no room for one.
    static List<PathElement> turns(List<Box> lines) {
        List<PathElement> path = new ArrayList<>();
        for (Box line : lines) {
            double right = Math.floor(line.getMinX() - TURN_GAP) + 0.5;
            double left = right - TURN;
            double y = Math.round(line.getCenterY()) + 0.5;
            if (left >= 0) {
                path.add(new MoveTo(left, y - TURN / 2));
                path.add(new LineTo(left, y));
                path.add(new LineTo(right, y));
                path.add(new MoveTo(right - TURN / 3, y - TURN / 3));
                path.add(new LineTo(right, y));
                path.add(new LineTo(right - TURN / 3, y + TURN / 3));
            }
        }
        return path;
    }

    private static ArcTo corner(double x, double y) {
        return new ArcTo(ROUND, ROUND, 0, x, y, false, true);
    }
}
