package org.plumbline.ui.report;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.plumbline.agreement.Ratio;
import org.plumbline.corpus.CheckKind;
import org.plumbline.report.Agreements;
import org.plumbline.report.Estimate;
import org.plumbline.report.Figures;
import org.plumbline.report.JudgeAgreement;
import org.plumbline.report.LabelCounts;
import org.plumbline.report.LabelParts;
import org.plumbline.report.LabelParts.Part;
import org.plumbline.report.Phrases;
import org.plumbline.report.Stratum;
import org.plumbline.report.StratumFacts;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.Words;

/// Everything there is to know of one stratum.
final class StratumPage extends VBox {

    /// @param seeChecks shows the literal checks that are counted here
    StratumPage(Stratum stratum, Runnable seeChecks) {
        getStyleClass().addAll("report-page", "report-cards");
        var title = Cards.wrapped(EntryCell.name(stratum));
        title.setId("report-stratum");
        title.getStyleClass().add("title");
        getChildren()
                .setAll(
                        head(title, stratum),
                        claims(stratum),
                        estimates(stratum),
                        quality(stratum),
                        facts(stratum, seeChecks),
                        AdvisoryCard.of(stratum.claims()));
        UnresolvedCard.of(stratum.claims()).ifPresent(getChildren()::add);
        agreement(stratum.agreement());
    }

    private static Node head(Node title, Stratum stratum) {
        var head = new VBox(title, Cards.muted(Phrases.sampling(stratum.key())));
        Phrases.cautions(stratum).forEach(words -> head.getChildren().add(Cards.muted(words)));
        return head;
    }

    private void agreement(Agreements agreement) {
        if (!agreement.pairs().isEmpty()) {
            var card = Cards.card(Words.get("report.agreement.title"));
            card.getChildren()
                    .add(Cards.sideways(AgreementPage.table(Phrases.shown(agreement.pairs()))));
            more(card, Phrases.unshown(agreement.pairs()));
            getChildren().add(card);
        }
        for (JudgeAgreement judge : Phrases.shown(agreement.judges())) {
            String model = Visible.of(judge.judge().model());
            var card = Cards.card(Words.get("report.judge", model));
            String run = Visible.of(judge.judge().runId());
            var what =
                    new FlowPane(
                            new Chip(Words.get("report.advisory"), Chip.Tone.LIMIT),
                            Cards.muted(Words.get("report.judge.run", run)));
            what.getStyleClass().add("report-chips");
            card.getChildren().add(what);
            card.getChildren().add(JudgePage.maps(judge));
            getChildren().add(card);
        }
    }

    private static void more(VBox card, String words) {
        if (!words.isEmpty()) {
            card.getChildren().add(Cards.muted(words));
        }
    }

    private static Node claims(Stratum stratum) {
        var claims = stratum.claims();
        var grid = grid();
        for (LabelCounts counts : claims.labels().all()) {
            String rated = counts.field().rate().counted().word() + " ";
            line(grid, counts, rated, "report.no-claims", "report.unresolved");
        }
        return Cards.card(Words.get("report.claims", claims.total()), grid);
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
        for (LabelCounts counts : stratum.quality().all()) {
            line(grid, counts, "", "report.no-labels", "report.no-rate");
        }
        var legend = Cards.legend(LabelParts.of(stratum.quality().all().getFirst()));
        return Cards.card(Words.get("report.quality"), legend, grid);
    }

    private static Node facts(Stratum stratum, Runnable seeChecks) {
        var grid = grid();
        for (StratumFacts.Fact fact : StratumFacts.of(stratum)) {
            grid.addRow(grid.getRowCount(), name(fact.name(), ""), Cards.wrapped(fact.words()));
        }
        boolean hasChecks =
                Arrays.stream(CheckKind.values())
                        .map(stratum::checks)
                        .anyMatch(counts -> counts.found() + counts.abstained() > 0);
        var card = Cards.card(Words.get("report.facts"), grid);
        if (hasChecks) {
            card.getChildren()
                    .add(
                            new LinkButton(
                                    "report-checks",
                                    Words.get("report.checks.see"),
                                    KeyCap.of("report.checks"),
                                    seeChecks));
        }
        return card;
    }

    /// How the labels of a field stand, in a row of its own.
    ///
    /// @param rated what stands before the share that its rate is
    /// @param none the key of what is said where nothing was to be labelled
    /// @param noRate the key of what is said where there is no rate
    private static void line(
            GridPane grid, LabelCounts counts, String rated, String none, String noRate) {
        int row = grid.getRowCount();
        String name = counts.field().words();
        List<Part> parts = LabelParts.of(counts);
        var bar = new StackedBar();
        bar.show(name, parts);
        var states = new VBox(bar, Cards.muted(LabelParts.words(parts, Words.get(none))));
        GridPane.setHgrow(states, Priority.ALWAYS);
        grid.add(name(name, counts.field().rate().caution()), 0, row);
        grid.add(states, 1, row);
        grid.add(rate(counts.rate(), rated, Words.get(noRate)), 2, row);
    }

    private static Node name(String name, String caution) {
        var box = new VBox(Cards.wrapped(name));
        if (!caution.isEmpty()) {
            box.getChildren().add(Cards.muted(caution));
        }
        return Cards.column(box, "report-fact");
    }

    private static Node rate(Optional<Ratio> rate, String rated, String none) {
        return Cards.column(
                rate.isPresent()
                        ? new VBox(
                                new Label(Figures.percent(rate.get())),
                                Cards.muted(rated + Phrases.share(rate.get())))
                        : new VBox(Cards.muted(none)),
                "report-share");
    }

    private static GridPane grid() {
        var grid = new GridPane();
        grid.getStyleClass().add("report-grid");
        return grid;
    }
}
