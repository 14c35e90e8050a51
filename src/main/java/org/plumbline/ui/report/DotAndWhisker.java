package org.plumbline.ui.report;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.plumbline.agreement.Kappa;
import org.plumbline.report.Estimate;
import org.plumbline.report.Figures;
import org.plumbline.report.Phrases;

/// A dot on an axis with its whiskers. The numbers stand beside it; it says them itself to whoever
/// does not see it.
final class DotAndWhisker extends Pane {

    private static final double MARGIN = 6;

    private final double least;
    private final Region axis = region("report-axis");
    private final Region[] ticks;
    private final Region reach = region("report-reach");
    private final Region low = region("report-reach");
    private final Region high = region("report-reach");
    private final Region dot = region("report-dot");
    private double from;
    private double at;
    private double to;

    private DotAndWhisker(double least, int ticks) {
        this.least = least;
        this.ticks = new Region[ticks];
        getStyleClass().add("report-whisker");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        getChildren().add(axis);
        for (int i = 0; i < ticks; i++) {
            this.ticks[i] = region("report-axis");
            getChildren().add(this.ticks[i]);
        }
        getChildren().addAll(reach, low, high, dot);
    }

    /// For shares from 0 to 100 %.
    static DotAndWhisker ofShares() {
        return new DotAndWhisker(0, 5);
    }

    /// For kappas from -1 to 1.
    static DotAndWhisker ofKappas() {
        return new DotAndWhisker(-1, 3);
    }

    void show(Estimate.Interval interval) {
        from = interval.bounds().low();
        at = interval.rate().value();
        to = interval.bounds().high();
        setAccessibleText(Phrases.spoken(interval));
        requestLayout();
    }

    /// Shows how far a kappa is from 0, which is chance.
    void show(Kappa.Value kappa) {
        at = kappa.ratio().value();
        from = Math.min(0, at);
        to = Math.max(0, at);
        low.setVisible(false);
        high.setVisible(false);
        setAccessibleText("kappa " + Figures.typeset(kappa));
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double height = getHeight();
        double middle = snapPositionY(height / 2);
        axis.resizeRelocate(x(least), middle, x(1) - x(least), 1);
        for (int i = 0; i < ticks.length; i++) {
            double x = x(least + i * (1 - least) / (ticks.length - 1));
            ticks[i].resizeRelocate(snapPositionX(x), middle - height * 0.15, 1, height * 0.3 + 1);
        }
        reach.resizeRelocate(x(from), middle - 0.5, x(to) - x(from), 2);
        low.resizeRelocate(x(from) - 1, middle - height * 0.3, 2, height * 0.6 + 1);
        high.resizeRelocate(x(to) - 1, middle - height * 0.3, 2, height * 0.6 + 1);
        double size = snapSizeX(height * 0.5);
        dot.resizeRelocate(x(at) - size / 2, middle + 0.5 - size / 2, size, size);
    }

    private double x(double value) {
        return MARGIN + (getWidth() - 2 * MARGIN) * (value - least) / (1 - least);
    }

    private static Region region(String style) {
        var region = new Region();
        region.getStyleClass().add(style);
        return region;
    }
}
