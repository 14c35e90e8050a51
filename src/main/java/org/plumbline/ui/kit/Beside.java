package org.plumbline.ui.kit;

import java.util.Comparator;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;

/// Where a sheet stands that speaks of a part of the window: beside it if there is room, else where
/// it hides the least of it.
final class Beside {

    /// Between a sheet and what it stands beside, or the edge of the window, in pixels.
    static final double GAP = 14;

    private Beside() {}

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
