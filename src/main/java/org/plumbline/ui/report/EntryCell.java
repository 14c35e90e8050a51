package org.plumbline.ui.report;

import java.util.Optional;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.Ratio;
import org.plumbline.labels.LabelField;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.Figures;
import org.plumbline.report.Phrases;
import org.plumbline.report.RaterPair;
import org.plumbline.report.Report;
import org.plumbline.report.Stratum;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.Words;

/// An entry of a report in the list: its name, and its key figures.
final class EntryCell extends ListCell<ReportPart> {

    private final Label name = new CutLabel();
    private final Label sort = new CutLabel();
    private final Label figures = new Label();
    private final VBox lines = new VBox(name, sort, figures);

    EntryCell() {
        getStyleClass().add("report-entry");
        name.getStyleClass().add("strong");
        sort.getStyleClass().addAll("muted", "small");
        sort.managedProperty().bind(sort.textProperty().isNotEmpty());
        figures.getStyleClass().addAll("muted", "small");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        // A long name is cut in the list; it is whole on its page.
        lines.setMinWidth(0);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable ReportPart entry, boolean empty) {
        super.updateItem(entry, empty);
        if (empty || entry == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        name.setText(name(entry));
        sort.setText(sort(entry));
        figures.setText(figures(entry));
        setAccessibleText(name.getText() + ", " + sort.getText() + ", " + figures.getText());
        setGraphic(lines);
    }

    /// What an entry is called.
    static String name(ReportPart entry) {
        return switch (entry) {
            case ReportPart.Overview _ -> Words.get("report.overview");
            case ReportPart.Agreement _ -> Words.get("report.agreement");
            case ReportPart.OfJudge(var judge) ->
                    Words.get("report.judge", Visible.of(judge.judge().model()));
            case ReportPart.OfStratum(var stratum) -> name(stratum);
        };
    }

    /// What a stratum is called.
    static String name(Stratum stratum) {
        return Visible.of(stratum.key().practice())
                + " · "
                + Visible.of(stratum.key().destination());
    }

    private static String sort(ReportPart entry) {
        return switch (entry) {
            case ReportPart.Overview _, ReportPart.Agreement _ -> "";
            case ReportPart.OfJudge(var judge) ->
                    Words.get("report.judge.run", Visible.of(judge.judge().runId()));
            case ReportPart.OfStratum(var stratum) -> Phrases.sampling(stratum.key());
        };
    }

    private static String figures(ReportPart entry) {
        return switch (entry) {
            case ReportPart.Overview(var report, _) -> claims(report);
            case ReportPart.Agreement(var report) -> pairs(report);
            case ReportPart.OfJudge _ -> Words.get("report.advisory");
            case ReportPart.OfStratum(var stratum) -> rates(stratum.claims());
        };
    }

    private static String claims(Report report) {
        long claims = report.strata().stream().mapToLong(each -> each.claims().total()).sum();
        return Figures.count(report.strata().size(), "stratum", "strata")
                + " · "
                + Figures.count(claims, "claim", "claims");
    }

    private static String pairs(Report report) {
        long pairs =
                report.agreement().stream()
                        .filter(pair -> pair.field() == firstField(report))
                        .count();
        return pairs == 0
                ? Phrases.NO_TWO_RATERS
                : Figures.count(pairs, "pair of raters", "pairs of raters");
    }

    private static LabelField firstField(Report report) {
        RaterPair first = report.agreement().getFirst();
        return first.field();
    }

    private static String rates(ClaimCounts claims) {
        Optional<Ratio> rate = claims.labels().of(LabelField.TRUTH).rate();
        String words = Figures.count(claims.total(), "claim", "claims");
        return rate.isPresent()
                ? words + " · " + Words.get("report.false", Figures.percent(rate.get()))
                : words + " · " + Words.get("report.unresolved");
    }
}
