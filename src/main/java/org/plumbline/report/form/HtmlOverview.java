package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.plumbline.agreement.Ratio;
import org.plumbline.labels.LabelField;
import org.plumbline.report.Estimate;
import org.plumbline.report.Figures;
import org.plumbline.report.LabelCounts;
import org.plumbline.report.LabelParts;
import org.plumbline.report.LabelParts.Fill;
import org.plumbline.report.Phrases;
import org.plumbline.report.Report;
import org.plumbline.report.Stratum;

/// Writes all strata as one table: how their claims stand, and what work items come to.
final class HtmlOverview {

    private final Html html;
    private final Charts charts;

    HtmlOverview(Html html, Charts charts) {
        this.html = html;
        this.charts = charts;
    }

    void write(Report report) throws IOException {
        List<Stratum> strata = report.strata();
        html.open("section").open("h2").text("Strata").closeLine();
        if (strata.isEmpty()) {
            html.open("p").text(Phrases.noCases(report)).close().closeLine();
            return;
        }
        legend();
        html.open("table", "class", "strata").open("thead").open("tr");
        head("", "stratum");
        head("n", "items");
        head("n", "attempts");
        head("n", "claims");
        html.open("th", "scope", "col", "colspan", "2").text("label states of claims").close();
        head("n", "rate");
        html.open("th", "scope", "col")
                .text("work items with any such claim, Wilson\u00a095\u00a0%");
        html.single("br");
        charts.axisLabels();
        html.close().close().closeLine();
        for (int i = 0; i < strata.size(); i++) {
            row(i + 1, strata.get(i));
        }
        html.close().closeLine();
    }

    private void legend() throws IOException {
        html.open("p", "class", "legend");
        key(Fill.WELL);
        key(Fill.BAD);
        key(Fill.DOUBT);
        key(Fill.MISSING);
        key(Fill.OPEN);
        html.closeLine();
    }

    private void key(Fill fill) throws IOException {
        html.open("span", "class", "key");
        html.open("svg", "class", "swatch", "viewBox", "0 0 12 12", "aria-hidden", "true");
        html.open("rect", "class", "fill " + fill.word(), "width", "12", "height", "12")
                .close()
                .close();
        html.text(Phrases.of(fill)).close();
    }

    private void row(int number, Stratum stratum) throws IOException {
        var claims = stratum.claims();
        html.open("tbody").open("tr");
        html.open("th", "scope", "rowgroup", "rowspan", "2");
        html.open("a", "href", "#stratum-" + number);
        html.name(stratum.key().practice()).text(" \u00b7 ").name(stratum.key().destination());
        html.close().single("br");
        html.element("span", "muted small", Phrases.sampling(stratum.key()));
        html.close();
        tall(stratum.attempts().workItems());
        tall(stratum.attempts().attempts());
        tall(claims.total());
        // The same reasons twice would only make the reader compare them.
        boolean same = stratum.anyFalseClaim().equals(stratum.anyUnsupportedClaim());
        boolean once = same && stratum.anyFalseClaim() instanceof Estimate.None;
        states(claims.labels().of(LabelField.TRUTH));
        estimate(once ? 2 : 1, stratum.anyFalseClaim());
        html.closeLine().open("tr");
        states(claims.labels().of(LabelField.GROUNDING));
        if (!once) {
            estimate(1, stratum.anyUnsupportedClaim());
        }
        html.close().closeLine();
    }

    private void states(LabelCounts counts) throws IOException {
        String field = counts.field().words();
        List<LabelParts.Part> parts = LabelParts.of(counts);
        Optional<Ratio> rate = counts.rate();
        html.element("td", "muted field", field).open("td");
        charts.bar(field, parts);
        html.single("br");
        html.element("span", "small muted", LabelParts.words(parts, "no claims"));
        html.close().open("td", "class", "n");
        if (rate.isPresent()) {
            html.text(Figures.percent(rate.get())).single("br");
            html.element("span", "muted small", counts.field().rate().counted().word());
        } else {
            html.element("span", "muted small", "no claim resolved");
        }
        html.close();
    }

    private void estimate(int rows, Estimate estimate) throws IOException {
        html.open("td", "class", "estimate", "rowspan", Integer.toString(rows));
        switch (estimate) {
            case Estimate.Interval interval -> {
                charts.interval(interval);
                html.single("br").open("span", "class", "small");
                html.open("b").text(Figures.percent(interval.rate())).close();
                html.text(" [" + Figures.bounds(interval) + "] ");
                html.element("span", "muted", "\u00b7 " + Phrases.share(interval));
                html.close();
            }
            case Estimate.None none ->
                    html.element("span", "muted small", Phrases.noInterval(none));
        }
        html.close();
    }

    private void head(String style, String words) throws IOException {
        html.open("th", "scope", "col", "class", style).text(words).close();
    }

    private void tall(long count) throws IOException {
        html.open("td", "class", "n", "rowspan", "2").text(Long.toString(count)).close();
    }
}
