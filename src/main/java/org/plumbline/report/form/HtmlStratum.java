package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.Measure;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.Counts;
import org.plumbline.report.InWords;
import org.plumbline.report.LabelCounts;
import org.plumbline.report.Stratum;
import org.plumbline.text.Term;

/// Writes what there is to know of one stratum beside its line in the overview.
final class HtmlStratum {

    /// How many unresolved claims are named; the JSON form names all.
    private static final int NAMED = 200;

    private final Html html;
    private final Charts charts;

    HtmlStratum(Html html, Charts charts) {
        this.html = html;
        this.charts = charts;
    }

    void write(int number, Stratum stratum) throws IOException {
        html.open("section", "class", "card stratum", "id", "stratum-" + number).open("h2");
        html.name(stratum.key().practice()).text(" \u00b7 ").name(stratum.key().destination());
        html.text(" ");
        html.element(
                "span",
                "muted",
                stratum.key().split().word() + " \u00b7 " + stratum.key().sampling().word());
        html.closeLine();
        html.open("div", "class", "columns").raw("\n");
        quality(stratum);
        facts(stratum);
        html.closeLine();
        advisory(stratum.claims());
        unresolved(stratum.claims().unresolvedClaimIds());
        html.closeLine();
    }

    private void quality(Stratum stratum) throws IOException {
        html.open("table", "class", "quality").open("thead").open("tr");
        head("", "quality");
        html.open("th", "scope", "col", "class", "keys");
        for (var part : Bars.of(stratum.quality(Measure.RELEVANCE))) {
            html.open("span", "class", "key");
            charts.swatch(part.style());
            html.text(part.label()).close().text(" ");
        }
        html.close();
        head("n", "rate of true");
        html.close().close().open("tbody").raw("\n");
        for (Measure measure : Measure.values()) {
            quality(stratum, measure);
        }
        html.close().closeLine();
    }

    private void quality(Stratum stratum, Measure measure) throws IOException {
        var parts = Bars.of(stratum.quality(measure));
        html.open("tr").open("th", "scope", "row").text(InWords.of(measure.field()));
        if (measure == Measure.REPETITION) {
            html.single("br").element("span", "muted small", "high is adverse");
        }
        html.close().open("td");
        charts.bar(InWords.of(measure.field()), parts);
        html.single("br").element("span", "muted small", Bars.words(parts, "nothing to label"));
        html.close();
        if (stratum.rate(measure).isPresent()) {
            html.number(Figures.percent(stratum.rate(measure), ""));
        } else {
            html.element("td", "n muted small", "none true or false");
        }
        html.closeLine();
    }

    private void facts(Stratum stratum) throws IOException {
        var attempts = stratum.attempts();
        var claims = stratum.claims();
        html.open("dl", "class", "facts").raw("\n");
        fact(
                "attempts",
                attempts.attempts()
                        + " in "
                        + Figures.count(attempts.workItems(), "work item", "work items")
                        + ", "
                        + Figures.count(attempts.trials(), "trial", "trials"));
        fact("capture", words(attempts.capture()));
        fact("when produced", words(attempts.producerCapture()));
        fact("review", words(attempts.reviewState()));
        limitations(attempts.limitations());
        fact("claims of trials", claims.total() + ": " + words(claims.coverage()));
        fact("claims outside", Long.toString(claims.outsideTrials()));
        for (CheckKind kind : CheckKind.values()) {
            var checks = stratum.checks(kind);
            fact(
                    kind.word(),
                    checks.found()
                            + " "
                            + JsonStrata.found(kind)
                            + " \u00b7 "
                            + checks.abstained()
                            + " abstain");
        }
        html.closeLine();
    }

    /// What a capture lacks is said in words and marked: it limits all the numbers beside it.
    private void limitations(Counts<LimitationKind> limitations) throws IOException {
        html.open("dt").text("limitations").close().open("dd");
        if (limitations.total() == 0) {
            html.text("none recorded");
        }
        String between = "";
        for (LimitationKind kind : LimitationKind.values()) {
            if (limitations.of(kind) > 0) {
                html.text(between);
                html.element("span", "limit", "\u26a0 " + limitations.of(kind) + " \u00d7");
                html.text(" " + InWords.of(kind));
                between = " \u00b7 ";
            }
        }
        html.closeLine();
    }

    private void advisory(ClaimCounts claims) throws IOException {
        html.open("table", "class", "advisory").open("thead").open("tr").open("td").close();
        html.open("th", "scope", "colgroup", "colspan", "5").text("truth of claims").close();
        html.open("th", "scope", "colgroup", "colspan", "5").text("grounding of claims").close();
        html.close().open("tr");
        head("", "as labelled by");
        for (String column : List.of("true", "false", "unsupported", "missing", "disputed")) {
            head("n", column);
        }
        for (String column :
                List.of("supported", "unsupported", "unknown", "missing", "disputed")) {
            head("n", column);
        }
        html.close().close().open("tbody").raw("\n");
        html.open("tr").open("th", "scope", "row").text("people, resolved").close();
        cells(claims.truth(), true);
        cells(claims.grounding(), true);
        html.closeLine().open("tr").open("th", "scope", "row").text("owner, provisional").close();
        cells(claims.provisional().truth(), false);
        cells(claims.provisional().grounding(), false);
        html.closeLine();
        for (var judge : claims.judges()) {
            html.open("tr").open("th", "scope", "row").text("judge ").name(judge.judge().model());
            html.text(", run ").name(judge.judge().runId()).close();
            cells(judge.counts().truth(), false);
            cells(judge.counts().grounding(), false);
            html.closeLine();
        }
        html.close().closeLine();
    }

    /// The cells of a field. Only people dispute.
    private <V extends Enum<V> & LabelValue> void cells(LabelCounts<V> counts, boolean people)
            throws IOException {
        for (V value : counts.resolved().constants()) {
            html.number(counts.resolved().of(value));
        }
        html.number(counts.missing());
        if (people) {
            html.number(counts.disputed());
        } else {
            html.element("td", "n muted", "\u2013");
        }
    }

    private void unresolved(List<String> ids) throws IOException {
        if (ids.isEmpty()) {
            return;
        }
        // Open, since what is closed is not printed.
        html.open("details", "open", "").open("summary");
        html.text(Figures.count(ids.size(), "claim is unresolved", "claims are unresolved"));
        html.close().open("p", "class", "small ids");
        for (String id : ids.subList(0, Math.min(NAMED, ids.size()))) {
            html.name(id).text(" ");
        }
        if (ids.size() > NAMED) {
            html.text("and " + (ids.size() - NAMED) + " more, named in the JSON form");
        }
        html.close().closeLine();
    }

    private void fact(String name, String words) throws IOException {
        html.open("dt").text(name).close().open("dd").text(words).closeLine();
    }

    private void head(String style, String words) throws IOException {
        html.open("th", "scope", "col", "class", style).text(words).close();
    }

    private static <E extends Enum<E> & Term> String words(Counts<E> counts) {
        return counts.constants().stream()
                .map(term -> counts.of(term) + " " + term.word())
                .collect(Collectors.joining(" \u00b7 "));
    }
}
