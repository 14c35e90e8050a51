package org.plumbline.ui.report;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.plumbline.report.Estimate;
import org.plumbline.report.Figures;
import org.plumbline.report.Phrases;

/// One estimate: dot, whiskers and numbers, or why there is none.
final class EstimateLine {

    private EstimateLine() {}

    static Node of(Estimate estimate) {
        return switch (estimate) {
            case Estimate.Interval interval -> {
                var whisker = DotAndWhisker.ofShares();
                whisker.show(interval);
                yield new VBox(whisker, words(interval));
            }
            case Estimate.None none -> Cards.muted(Phrases.noInterval(none));
        };
    }

    private static Node words(Estimate.Interval interval) {
        Label rate = Cards.strong(Figures.percent(interval.rate()));
        var bounds = new Label("[" + Figures.bounds(interval) + "]");
        var share = new Label("· " + Phrases.share(interval));
        share.getStyleClass().add("muted");
        var line = new HBox(rate, bounds, share);
        line.getStyleClass().addAll("report-interval", "small");
        return line;
    }
}
