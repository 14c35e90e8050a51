package org.plumbline.ui.report;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.plumbline.agreement.Ratio;
import org.plumbline.corpus.CheckKind;
import org.plumbline.labels.Measure;
import org.plumbline.report.Estimate;
import org.plumbline.report.Figures;
import org.plumbline.report.InWords;
import org.plumbline.report.LabelParts;
import org.plumbline.report.LabelParts.Part;
import org.plumbline.report.Phrases;
import org.plumbline.report.Stratum;
import org.plumbline.ui.kit.Words;

/// Everything there is to know of one stratum.
final class StratumPage extends VBox {

    StratumPage(Stratum stratum) {
        getStyleClass().addAll("report-page", "report-cards");
        var title = Cards.wrapped(EntryCell.name(stratum));
        title.setId("report-stratum");
        title.getStyleClass().add("title");
        getChildren()
                .setAll(
                        new VBox(title, Cards.muted(Phrases.sampling(stratum.key()))),
                        claims(stratum),
                        estimates(stratum),
                        quality(stratum),
                        facts(stratum),
                        AdvisoryCard.of(stratum.claims()));
        UnresolvedCard.of(stratum.claims()).ifPresent(getChildren()::add);
    }

    private static Node claims(Stratum stratum) {
        var claims = stratum.claims();
        var grid = grid();
        state(grid, 0, "truth", LabelParts.of(claims.truth()), claims.falseRate(), "false");
        state(
                grid,
                1,
                "grounding",
                LabelParts.of(claims.grounding()),
                claims.unsupportedRate(),
                "unsupported");
        return Cards.card(Words.get("report.claims", claims.total()), grid);
    }

    private static void state(
            GridPane grid,
            int row,
            String field,
            List<Part> parts,
            Optional<Ratio> rate,
            String rated) {
        String none = Words.get("report.unresolved");
        String words = rated + " " + rate.map(Phrases::share).orElse("");
        line(grid, row, field, "", parts, Words.get("report.no-claims"));
        grid.add(rate(rate, none, words), 2, row);
    }

    private static Node estimates(Stratum stratum) {
        var grid = grid();
        estimate(grid, 0, "report.any-false", stratum.anyFalseClaim());
        estimate(grid, 1, "report.any-unsupported", stratum.anyUnsupportedClaim());
        return Cards.card(Words.get("report.column.estimate"), grid);
    }

    private static void estimate(GridPane grid, int row, String key, Estimate estimate) {
        grid.add(name(Words.get(key), ""), 0, row);
        Node line = EstimateLine.of(estimate);
        GridPane.setHgrow(line, Priority.ALWAYS);
        grid.add(line, 1, row);
    }

    private static Node quality(Stratum stratum) {
        var grid = grid();
        int row = 0;
        for (Measure measure : Measure.values()) {
            var parts = LabelParts.of(stratum.quality(measure));
            String name = InWords.of(measure.field());
            line(grid, row, name, Phrases.caution(measure), parts, Words.get("report.no-labels"));
            Optional<Ratio> rate = stratum.rate(measure);
            String words = rate.map(Phrases::share).orElse("");
            grid.add(rate(rate, Words.get("report.no-rate"), words), 2, row++);
        }
        var legend = Cards.legend(LabelParts.of(stratum.quality(Measure.RELEVANCE)));
        return Cards.card(Words.get("report.quality"), legend, grid);
    }

    private static Node facts(Stratum stratum) {
        var attempts = stratum.attempts();
        var claims = stratum.claims();
        var grid = grid();
        fact(grid, "attempts", Phrases.attempts(attempts));
        fact(grid, "capture", Phrases.counts(attempts.capture()));
        fact(grid, "producer", Phrases.counts(attempts.producerCapture()));
        fact(grid, "review", Phrases.counts(attempts.reviewState()));
        var limits = Phrases.limits(attempts.limitations());
        fact(
                grid,
                "limitations",
                limits.isEmpty()
                        ? Words.get("report.no-limitations")
                        : String.join(
                                " · ",
                                limits.stream()
                                        .map(limit -> limit.mark() + " " + limit.words())
                                        .toList()));
        fact(grid, "claims", Phrases.claims(claims));
        fact(grid, "outside", Long.toString(claims.outsideTrials()));
        for (CheckKind kind : CheckKind.values()) {
            fact(grid, kind.word(), Phrases.checks(kind, stratum.checks(kind)));
        }
        return Cards.card(Words.get("report.facts"), grid);
    }

    private static void fact(GridPane grid, String key, String words) {
        grid.addRow(
                grid.getRowCount(),
                name(Words.get("report.fact." + key), ""),
                Cards.wrapped(words));
    }

    private static void line(
            GridPane grid, int row, String name, String caution, List<Part> parts, String none) {
        var bar = new StackedBar();
        bar.show(name, parts);
        var states = new VBox(bar, Cards.muted(LabelParts.words(parts, none)));
        GridPane.setHgrow(states, Priority.ALWAYS);
        grid.add(name(name, caution), 0, row);
        grid.add(states, 1, row);
    }

    private static Node name(String name, String caution) {
        var box = new VBox(Cards.wrapped(name));
        if (!caution.isEmpty()) {
            box.getChildren().add(Cards.muted(caution));
        }
        return Cards.column(box, "report-fact");
    }

    private static Node rate(Optional<Ratio> rate, String none, String words) {
        return Cards.column(
                rate.isPresent()
                        ? new VBox(new Label(Figures.percent(rate.get())), Cards.muted(words))
                        : new VBox(Cards.muted(none)),
                "report-share");
    }

    private static GridPane grid() {
        var grid = new GridPane();
        grid.getStyleClass().add("report-grid");
        return grid;
    }
}
