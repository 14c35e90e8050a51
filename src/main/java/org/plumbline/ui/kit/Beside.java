package org.plumbline.ui.kit;

import java.util.Comparator;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/// Where a sheet stands that speaks of a part of the window: beside it if there is room, else where
/// it hides the least of it.
final class Beside {

    /// Between a sheet and what it stands beside, or the edge of the window, in pixels.
    static final double GAP = 14;

    private Beside() {}

    /// What is to be seen of a node, on the scene: of what is scrolled, only what is in its frame.
    static Bounds seen(Node node) {
        Bounds seen = onScene(node);
        for (Node at = node.getParent(); at != null; at = at.getParent()) {
            if (at instanceof ScrollPane) {
                seen = both(seen, onScene(at));
            }
        }
        return seen;
    }

    private static Bounds onScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private static Bounds both(Bounds one, Bounds other) {
        double x = Math.max(one.getMinX(), other.getMinX());
        double y = Math.max(one.getMinY(), other.getMinY());
        return new BoundingBox(
                x,
                y,
                Math.min(one.getMaxX(), other.getMaxX()) - x,
                Math.min(one.getMaxY(), other.getMaxY()) - y);
    }

    /// @param window its size, from 0
    /// @param part what the sheet speaks of
    /// @param width of the sheet
    /// @param height of the sheet
    static Bounds of(Bounds window, Bounds part, double width, double height) {
        double middle = part.getMinY() + GAP;
        double left = part.getMinX() + GAP;
        return Stream.of(
                        at(part.getMaxX() + GAP, middle, width, height),
                        at(part.getMinX() - GAP - width, middle, width, height),
                        at(left, part.getMaxY() + GAP, width, height),
                        at(left, part.getMinY() - GAP - height, width, height))
                .map(place -> within(window, place))
                .min(Comparator.comparingDouble(place -> hidden(place, part)))
                .orElseThrow();
    }

    private static Bounds at(double x, double y, double width, double height) {
        return new BoundingBox(x, y, width, height);
    }

    private static Bounds within(Bounds window, Bounds place) {
        return at(
                clamp(place.getMinX(), window.getWidth() - place.getWidth()),
                clamp(place.getMinY(), window.getHeight() - place.getHeight()),
                place.getWidth(),
                place.getHeight());
    }

    private static double clamp(double at, double room) {
        return Math.clamp(at, GAP, Math.max(GAP, room - GAP));
    }

    private static double hidden(Bounds place, Bounds part) {
        double width =
                Math.min(place.getMaxX(), part.getMaxX())
                        - Math.max(place.getMinX(), part.getMinX());
        double height =
                Math.min(place.getMaxY(), part.getMaxY())
                        - Math.max(place.getMinY(), part.getMinY());
        return Math.max(0, width) * Math.max(0, height);
    }
}
