package org.plumbline.ui.report;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.plumbline.report.LabelParts;
import org.plumbline.report.LabelParts.Part;

/// A bar of label states, each with a fill that is told apart without colour. The counts stand
/// beside it; it says them itself to whoever does not see it.
final class StackedBar extends Pane {

    /// What is there is seen, however little it is, in pixels.
    private static final double LEAST = 3;

    private List<Part> parts = List.of();

    StackedBar() {
        getStyleClass().add("report-stack");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinWidth(20);
    }

    /// Shows these parts.
    ///
    /// @param name what they are the states of
    void show(String name, List<Part> all) {
        String spoken = LabelParts.spoken(name, all);
        parts = all.stream().filter(part -> part.count() > 0).toList();
        getChildren().setAll(parts.stream().map(StackedBar::segment).toList());
        setAccessibleText(spoken);
        requestLayout();
    }

    private static Region segment(Part part) {
        Region segment = swatch(part.fill());
        Tooltip.install(segment, new Tooltip(part.count() + " " + part.label()));
        return segment;
    }

    /// The fill of a part by itself.
    static Region swatch(LabelParts.Fill fill) {
        var region = new Region();
        region.getStyleClass().addAll("report-fill", "fill-" + fill.word());
        return region;
    }

    @Override
    protected void layoutChildren() {
        double total = parts.stream().mapToLong(Part::count).sum();
        // What the smallest are given more than their share is taken from the others alike.
        double room = getWidth() - LEAST * parts.size();
        double before = 0;
        for (int i = 0; i < parts.size(); i++) {
            double after = before + LEAST + room * parts.get(i).count() / total;
            double from = snapPositionX(before);
            getChildren().get(i).resizeRelocate(from, 0, snapPositionX(after) - from, getHeight());
            before = after;
        }
    }
}
