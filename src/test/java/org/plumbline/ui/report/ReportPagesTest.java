package org.plumbline.ui.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plumbline.agreement.Confusion;
import org.plumbline.agreement.Wilson;
import org.plumbline.labels.LabelField;
import org.plumbline.report.Estimate;
import org.plumbline.report.Figures;
import org.plumbline.report.JudgeAgreement;
import org.plumbline.report.LabelParts;
import org.plumbline.report.LabelParts.Fill;
import org.plumbline.report.LabelParts.Part;
import org.plumbline.report.Phrases;
import org.plumbline.report.RaterPair;
import org.plumbline.report.Report;
import org.plumbline.report.ReportTerms;
import org.plumbline.report.Stratum;
import org.plumbline.ui.Fx;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Words;

/// What the pages of a report show: the numbers of the engine, each with its words.
class ReportPagesTest {

    private final ReportController controller = new Around(Background.atOnce()).controller();
    private final Report report = made();
    private Stage stage = new Open().stage;

    /// A stage is made on the FX thread.
    private static final class Open {
        final Stage stage = Fx.get(Stage::new);
    }

    private Report made() {
        controller.makeOfSample();
        return ((ReportAnswer.Made) controller.model().answer.get()).report();
    }

    @BeforeEach
    void show() {
        Fx.run(
                () -> {
                    stage.setScene(new Scene(new ReportView(controller, new Overlay()), 1300, 900));
                    stage.show();
                });
        settle();
    }

    @AfterEach
    void close() {
        Fx.run(stage::close);
    }

    @Test
    void theOverviewShowsTheNumbersOfEachStratum() {
        for (Stratum stratum : report.strata()) {
            var claims = stratum.claims();
            // Only rows that are seen exist.
            Fx.run(
                    () ->
                            ((ListView<?>) stage.getScene().lookup("#report-strata"))
                                    .scrollTo(report.strata().indexOf(stratum)));
            settle();
            assertThat(words())
                    .contains(
                            EntryCell.name(stratum),
                            Long.toString(stratum.attempts().attempts()),
                            Long.toString(stratum.attempts().workItems()),
                            Long.toString(claims.total()),
                            LabelParts.words(
                                    LabelParts.of(claims.labels().of(LabelField.TRUTH)), ""),
                            LabelParts.words(
                                    LabelParts.of(claims.labels().of(LabelField.GROUNDING)), ""),
                            Figures.percent(
                                    claims.labels().of(LabelField.TRUTH).rate().orElseThrow()),
                            Figures.percent(
                                    claims.labels().of(LabelField.GROUNDING).rate().orElseThrow()));
            saysEstimate(stratum.anyFalseClaim());
            saysEstimate(stratum.anyUnsupportedClaim());
        }
        assertThat(words()).contains(Phrases.cautions(report).toArray(String[]::new));
    }

    @Test
    void thePageOfAStratumShowsItsOwnAgreementAndWhatItsRatesAreNot() {
        for (Stratum stratum : report.strata()) {
            open(entry -> entry.equals(new ReportPart.OfStratum(stratum)));
            assertThat(words()).containsAll(Phrases.cautions(stratum));
            for (RaterPair pair : stratum.agreement().pairs()) {
                assertThat(words()).contains(Long.toString(pair.table().n()), pair.field().words());
            }
            for (JudgeAgreement judge : stratum.agreement().judges()) {
                assertThat(words()).contains(Words.get("report.advisory"));
                judge.fields()
                        .values()
                        .forEach(table -> assertThat(words()).contains(Phrases.agreement(table)));
            }
        }
        assertThat(report.strata()).anyMatch(each -> !Phrases.cautions(each).isEmpty());
        assertThat(report.strata()).anyMatch(each -> !each.agreement().judges().isEmpty());
    }

    @Test
    void thePageOfAStratumShowsAllItsNumbers() {
        for (Stratum stratum : report.strata()) {
            open(entry -> entry.equals(new ReportPart.OfStratum(stratum)));
            for (LabelField measure : LabelField.ofSample()) {
                var parts = LabelParts.of(stratum.quality().of(measure));
                assertThat(words()).contains(LabelParts.words(parts, "nothing to label"));
                assertThat(spoken()).anyMatch(each -> each.endsWith(tail(parts)));
            }
            assertThat(words())
                    .contains(
                            Phrases.attempts(stratum.attempts()),
                            Phrases.counts(stratum.attempts().capture()),
                            Phrases.counts(stratum.attempts().reviewState()),
                            "false "
                                    + Phrases.share(
                                            stratum.claims()
                                                    .labels()
                                                    .of(LabelField.TRUTH)
                                                    .rate()
                                                    .orElseThrow()));
            saysEstimate(stratum.anyFalseClaim());
            saysEstimate(stratum.anyUnsupportedClaim());
            assertThat(words().stream().filter(Phrases.named(stratum.claims())::contains))
                    .hasSameSizeAs(stratum.claims().unresolvedClaimIds());
        }
    }

    @Test
    void thePageOfAJudgeShowsEveryCellAndSaysThatItIsAdvisory() {
        open(ReportPart.OfJudge.class::isInstance);
        assertThat(words()).contains("advisory");
        for (LabelField field : LabelField.values()) {
            Confusion table = report.judges().getFirst().field(field);
            assertThat(words()).contains(Phrases.agreement(table));
            for (int i = 0; i < table.categories(); i++) {
                for (int j = 0; j < table.categories(); j++) {
                    assertThat(words()).contains(Long.toString(table.count(i, j)));
                }
            }
        }
    }

    @Test
    void thePageOfAgreementShowsEveryPairOrWhyItHasNoKappa() {
        open(ReportPart.Agreement.class::isInstance);
        for (RaterPair pair : report.agreement()) {
            assertThat(spoken()).anyMatch(each -> each.endsWith(Phrases.agreement(pair.table())));
            assertThat(words())
                    .contains(
                            Long.toString(pair.table().n()),
                            Figures.percent(pair.table().rawAgreement(), "none"));
        }
    }

    @Test
    void dotAndWhiskersStandWhereTheNumbersAre() {
        var interval = new Estimate.Interval(3, 12, Wilson.of(3, 12));
        double[] at =
                Fx.get(
                        () -> {
                            var plot = DotAndWhisker.ofShares();
                            plot.resize(212, 16);
                            plot.show(interval);
                            plot.layout();
                            Region reach = child(plot, "report-reach");
                            Region dot = child(plot, "report-dot");
                            return new double[] {
                                reach.getLayoutX(),
                                dot.getLayoutX() + dot.getWidth() / 2,
                                reach.getLayoutX() + reach.getWidth()
                            };
                        });
        // The axis is 200 pixels long and begins at 6.
        assertThat(at[0]).isCloseTo(6 + 200 * interval.bounds().low(), within(1));
        assertThat(at[1]).isCloseTo(6 + 200 * 0.25, within(1));
        assertThat(at[2]).isCloseTo(6 + 200 * interval.bounds().high(), within(1));
    }

    @Test
    void aBarIsDividedAsItsCountsAreAndShowsEvenOneOfAMillion() {
        var parts =
                List.of(
                        new Part("true", Fill.WELL, 999_999),
                        new Part("false", Fill.BAD, 0),
                        new Part("disputed", Fill.OPEN, 1));
        double[] widths =
                Fx.get(
                        () -> {
                            var bar = new StackedBar();
                            bar.show("truth", parts);
                            bar.resize(200, 12);
                            bar.layout();
                            return bar.getChildren().stream()
                                    .mapToDouble(part -> ((Region) part).getWidth())
                                    .toArray();
                        });
        assertThat(widths).hasSize(2);
        assertThat(widths[0]).isBetween(190.0, 199.0);
        assertThat(widths[1]).isGreaterThanOrEqualTo(2);
        assertThat(widths[0] + widths[1]).isEqualTo(200);
    }

    /// Thousands of strata are told of by the few rows that are seen.
    @Test
    void manyStrataCostNoMoreThanTheRowsThatAreSeen() {
        Stratum some = report.strata().getLast();
        var many = IntStream.range(0, 5_000).mapToObj(i -> some).toList();
        var large =
                new Report(
                        ReportTerms.of(1),
                        report.inputs(),
                        many,
                        List.of(),
                        List.of(),
                        report.attestations());
        int cells =
                Fx.get(
                        () -> {
                            var page =
                                    new OverviewPage(
                                            new ReportPart.Overview(large, false), controller);
                            stage.setScene(new Scene(page, 900, 700));
                            page.applyCss();
                            page.layout();
                            var list = (ListView<?>) page.lookup("#report-strata");
                            assertThat(list.getItems()).hasSize(5_000);
                            return list.lookupAll(".report-row").size();
                        });
        assertThat(cells).isBetween(1, 60);
    }

    private static org.assertj.core.data.Offset<Double> within(double pixels) {
        return org.assertj.core.data.Offset.offset(pixels);
    }

    private static Region child(Parent parent, String style) {
        return (Region)
                parent.getChildrenUnmodifiable().stream()
                        .filter(node -> node.getStyleClass().contains(style))
                        .findFirst()
                        .orElseThrow();
    }

    private static String tail(List<Part> parts) {
        return LabelParts.spoken("", parts);
    }

    private void saysEstimate(Estimate estimate) {
        switch (estimate) {
            case Estimate.Interval interval -> {
                assertThat(words())
                        .contains(
                                Figures.percent(interval.rate()),
                                "[" + Figures.bounds(interval) + "]",
                                "· " + Phrases.share(interval));
                assertThat(spoken()).contains(Phrases.spoken(interval));
            }
            case Estimate.None none -> assertThat(words()).contains(Phrases.noInterval(none));
        }
    }

    private void open(Predicate<ReportPart> wanted) {
        Fx.run(
                () ->
                        controller.show(
                                controller.model().entries.stream()
                                        .filter(wanted)
                                        .findFirst()
                                        .orElseThrow()));
        settle();
    }

    private void settle() {
        Fx.waitPulse(stage.getScene());
        Fx.waitPulse(stage.getScene());
    }

    private List<String> words() {
        return all().stream()
                .filter(Labeled.class::isInstance)
                .map(node -> String.valueOf(((Labeled) node).getText()))
                .toList();
    }

    private List<String> spoken() {
        return all().stream().map(node -> String.valueOf(node.getAccessibleText())).toList();
    }

    private List<Node> all() {
        return Fx.get(
                () -> {
                    var nodes = new ArrayList<Node>();
                    gather(stage.getScene().getRoot(), nodes);
                    return nodes;
                });
    }

    private static void gather(Node node, List<Node> nodes) {
        nodes.add(node);
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> gather(child, nodes));
        }
    }
}
