package org.plumbline.ui.report;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.plumbline.agreement.Ratio;
import org.plumbline.labels.LabelField;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.Estimate;
import org.plumbline.report.Figures;
import org.plumbline.report.LabelCounts;
import org.plumbline.report.LabelParts;
import org.plumbline.report.LabelParts.Part;
import org.plumbline.report.Phrases;
import org.plumbline.report.Stratum;
import org.plumbline.ui.kit.Words;

/// One stratum among all: counts, label states of its claims, rates, and its two estimates.
final class StratumRow {

    private static final String NAME = "report-name";
    private static final String COUNT = "report-count";
    private static final String STATES = "report-states";
    private static final String RATE = "report-rate";
    private static final String ESTIMATE = "report-estimate";

    private StratumRow() {}

    /// The names of the columns.
    static HBox header() {
        var row =
                new HBox(
                        head("stratum", NAME),
                        head("items", COUNT),
                        head("attempts", COUNT),
                        head("claims", COUNT),
                        head("states", STATES),
                        head("rate", RATE),
                        head("estimate", ESTIMATE));
        row.getStyleClass().addAll("report-row", "report-head");
        return row;
    }

    static Node of(Stratum stratum) {
        var claims = stratum.claims();
        var name =
                new VBox(
                        Cards.wrapped(EntryCell.name(stratum)),
                        Cards.muted(Phrases.sampling(stratum.key())));
        Node states =
                new VBox(claims.labels().all().stream().map(StratumRow::line).toArray(Node[]::new));
        states.getStyleClass().add("report-lines");
        var row =
                new HBox(
                        Cards.column(name, NAME),
                        count(stratum.attempts().workItems()),
                        count(stratum.attempts().attempts()),
                        count(claims.total()),
                        states,
                        Cards.column(estimates(stratum), ESTIMATE));
        row.getStyleClass().add("report-row");
        return row;
    }

    /// All that a row shows, in words.
    static String spoken(Stratum stratum) {
        var claims = stratum.claims();
        return Words.get(
                "report.row.spoken",
                EntryCell.name(stratum) + ", " + Phrases.sampling(stratum.key()),
                Phrases.attempts(stratum.attempts()),
                spoken(claims, LabelField.TRUTH),
                spoken(claims, LabelField.GROUNDING),
                Words.get("report.row.false", spoken(stratum.anyFalseClaim())),
                Words.get("report.row.unsupported", spoken(stratum.anyUnsupportedClaim())));
    }

    private static String spoken(ClaimCounts claims, LabelField field) {
        return LabelParts.spoken(field.words(), LabelParts.of(claims.labels().of(field)));
    }

    private static String spoken(Estimate estimate) {
        return switch (estimate) {
            case Estimate.Interval interval -> Phrases.spoken(interval);
            case Estimate.None none -> Phrases.noInterval(none);
        };
    }

    private static Node line(LabelCounts counts) {
        String field = counts.field().words();
        List<Part> parts = LabelParts.of(counts);
        var bar = new StackedBar();
        bar.show(field, parts);
        var name = Cards.muted(field);
        var words = Cards.muted(LabelParts.words(parts, Words.get("report.no-claims")));
        var states = Cards.column(new VBox(new HBox(name, bar), words), STATES);
        HBox.setHgrow(bar, Priority.ALWAYS);
        name.getStyleClass().add("report-field");
        return Cards.column(new HBox(states, Cards.column(rate(counts), RATE)), "report-line");
    }

    private static VBox rate(LabelCounts counts) {
        Optional<Ratio> rate = counts.rate();
        String rated = counts.field().rate().counted().word();
        return rate.isPresent()
                ? new VBox(new Label(Figures.percent(rate.get())), Cards.muted(rated))
                : new VBox(Cards.muted(Words.get("report.unresolved")));
    }

    private static VBox estimates(Stratum stratum) {
        Estimate first = stratum.anyFalseClaim();
        Estimate second = stratum.anyUnsupportedClaim();
        var both = new VBox(EstimateLine.of(first));
        // The same reasons twice would only make the reader compare them.
        if (!(first instanceof Estimate.None) || !first.equals(second)) {
            both.getChildren().add(EstimateLine.of(second));
        }
        both.getStyleClass().add("report-lines");
        return both;
    }

    private static Label count(long count) {
        return Cards.column(new Label(Long.toString(count)), COUNT);
    }

    private static Label head(String key, String style) {
        var label = Cards.wrapped(Words.get("report.column." + key));
        label.getStyleClass().addAll("muted", "small");
        return Cards.column(label, style);
    }
}
