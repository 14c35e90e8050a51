package org.plumbline.ui.kit;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// Dims what is behind a sheet, but for the part that the sheet speaks of, which it frames.
final class Veil extends Region {

    private static final Bounds NOWHERE = new BoundingBox(0, 0, 0, 0);

    private final List<Region> sides =
            Stream.generate(Region::new).limit(4).map(Veil::dimming).toList();
    private final Region frame = new Region();
    private @Nullable Bounds lit;

    Veil() {
        frame.getStyleClass().add("toured");
        frame.setId("lit");
        frame.setVisible(false);
        getChildren().setAll(sides);
        getChildren().add(frame);
        // What is lit can be seen, but a click on it means the sheet as any other beside it.
        setPickOnBounds(true);
    }

    private static Region dimming(Region side) {
        side.getStyleClass().add("veil");
        return side;
    }

    /// Leaves a part of it in the light, or none.
    void light(@Nullable Bounds part) {
        lit = part;
        frame.setVisible(part != null);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        Bounds hole = lit == null ? NOWHERE : lit;
        double width = getWidth();
        double height = getHeight();
        double left = Math.clamp(hole.getMinX(), 0, width);
        double right = Math.clamp(hole.getMaxX(), left, width);
        double top = Math.clamp(hole.getMinY(), 0, height);
        double bottom = Math.clamp(hole.getMaxY(), top, height);
        sides.get(0).resizeRelocate(0, 0, width, top);
        sides.get(1).resizeRelocate(0, top, left, bottom - top);
        sides.get(2).resizeRelocate(right, top, width - right, bottom - top);
        sides.get(3).resizeRelocate(0, bottom, width, height - bottom);
        frame.resizeRelocate(left, top, right - left, bottom - top);
    }
}
