package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.Measure;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.Counts;
import org.plumbline.report.Figures;
import org.plumbline.report.InWords;
import org.plumbline.report.LabelCounts;
import org.plumbline.report.LabelParts;
import org.plumbline.report.Phrases;
import org.plumbline.report.Stratum;

/// Writes what there is to know of one stratum beside its line in the overview.
final class HtmlStratum {

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
        html.element("span", "muted", Phrases.sampling(stratum.key()));
        html.closeLine();
        html.open("div", "class", "columns").raw("\n");
        quality(stratum);
        facts(stratum);
        html.closeLine();
        advisory(stratum.claims());
        unresolved(stratum.claims());
        html.closeLine();
    }

    private void quality(Stratum stratum) throws IOException {
        html.open("table", "class", "quality").open("thead").open("tr");
        head("", "quality");
        html.open("th", "scope", "col", "class", "keys");
        for (var part : LabelParts.of(stratum.quality(Measure.RELEVANCE))) {
            html.open("span", "class", "key");
            charts.swatch(part.fill().word());
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
        var parts = LabelParts.of(stratum.quality(measure));
        html.open("tr").open("th", "scope", "row").text(InWords.of(measure.field()));
        if (!Phrases.caution(measure).isEmpty()) {
            html.single("br").element("span", "muted small", Phrases.caution(measure));
        }
        html.close().open("td");
        charts.bar(InWords.of(measure.field()), parts);
        html.single("br")
                .element("span", "muted small", LabelParts.words(parts, "nothing to label"));
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
        fact("attempts", Phrases.attempts(attempts));
        fact("capture", Phrases.counts(attempts.capture()));
        fact("when produced", Phrases.counts(attempts.producerCapture()));
        fact("review", Phrases.counts(attempts.reviewState()));
        limitations(attempts.limitations());
        fact("claims of trials", Phrases.claims(claims));
        fact("claims outside", Long.toString(claims.outsideTrials()));
        for (CheckKind kind : CheckKind.values()) {
            fact(kind.word(), Phrases.checks(kind, stratum.checks(kind)));
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
        for (Phrases.Limit limit : Phrases.limits(limitations)) {
            html.text(between).element("span", "limit", limit.mark()).text(" " + limit.words());
            between = " \u00b7 ";
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

    private void unresolved(ClaimCounts claims) throws IOException {
        if (claims.unresolvedClaimIds().isEmpty()) {
            return;
        }
        // Open, since what is closed is not printed.
        html.open("details", "open", "").open("summary");
        html.text(Phrases.unresolved(claims));
        html.close().open("p", "class", "small ids");
        for (String id : Phrases.named(claims)) {
            html.name(id).text(" ");
        }
        html.text(Phrases.unnamed(claims)).close().closeLine();
    }

    private void fact(String name, String words) throws IOException {
        html.open("dt").text(name).close().open("dd").text(words).closeLine();
    }

    private void head(String style, String words) throws IOException {
        html.open("th", "scope", "col", "class", style).text(words).close();
    }
}
