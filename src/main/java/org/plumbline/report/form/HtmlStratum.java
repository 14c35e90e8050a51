package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.FieldCounts;
import org.plumbline.report.Figures;
import org.plumbline.report.LabelCounts;
import org.plumbline.report.LabelParts;
import org.plumbline.report.Phrases;
import org.plumbline.report.Stratum;
import org.plumbline.report.StratumFacts;

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
        for (String caution : Phrases.cautions(stratum)) {
            html.element("p", "muted small", caution).raw("\n");
        }
        html.open("div", "class", "columns").raw("\n");
        quality(stratum);
        facts(stratum);
        html.closeLine();
        advisory(stratum.claims());
        unresolved(stratum.claims());
        new HtmlAgreement(html, charts).write(stratum.agreement());
        html.closeLine();
    }

    private void quality(Stratum stratum) throws IOException {
        html.open("table", "class", "quality").open("thead").open("tr");
        head("", "quality");
        html.open("th", "scope", "col", "class", "keys");
        for (var part : LabelParts.of(stratum.quality().all().getFirst())) {
            html.open("span", "class", "key");
            charts.swatch(part.fill().word());
            html.text(part.label()).close().text(" ");
        }
        html.close();
        head("n", "rate of true");
        html.close().close().open("tbody").raw("\n");
        for (LabelCounts counts : stratum.quality().all()) {
            quality(counts);
        }
        html.close().closeLine();
    }

    private void quality(LabelCounts counts) throws IOException {
        LabelField field = counts.field();
        var parts = LabelParts.of(counts);
        html.open("tr").open("th", "scope", "row").text(field.words());
        if (!field.rate().caution().isEmpty()) {
            html.single("br").element("span", "muted small", field.rate().caution());
        }
        html.close().open("td");
        charts.bar(field.words(), parts);
        html.single("br")
                .element("span", "muted small", LabelParts.words(parts, "nothing to label"));
        html.close();
        if (counts.rate().isPresent()) {
            html.number(Figures.percent(counts.rate(), ""));
        } else {
            html.element("td", "n muted small", "none true or false");
        }
        html.closeLine();
    }

    private void facts(Stratum stratum) throws IOException {
        html.open("dl", "class", "facts").raw("\n");
        for (StratumFacts.Fact fact : StratumFacts.of(stratum)) {
            html.open("dt").text(fact.name()).close().open("dd");
            if (fact.limits().isEmpty()) {
                html.text(fact.words());
            }
            limits(fact.limits());
            html.closeLine();
        }
        html.closeLine();
    }

    /// What a capture lacks is said in words and marked: it limits all the numbers beside it.
    private void limits(List<Phrases.Limit> limits) throws IOException {
        String between = "";
        for (Phrases.Limit limit : limits) {
            html.text(between).element("span", "limit", limit.mark()).text(" " + limit.words());
            between = " \u00b7 ";
        }
    }

    private void advisory(ClaimCounts claims) throws IOException {
        html.open("table", "class", "advisory").open("thead").open("tr").open("td").close();
        for (LabelField field : LabelField.ofClaim()) {
            html.open("th", "scope", "colgroup", "colspan", "" + (field.choices().size() + 2));
            html.text(field.words() + " of claims").close();
        }
        html.close().open("tr");
        head("", "as labelled by");
        for (LabelField field : LabelField.ofClaim()) {
            for (LabelValue value : field.choices()) {
                head("n", value.words());
            }
            head("n", "missing");
            head("n", "disputed");
        }
        html.close().close().open("tbody").raw("\n");
        html.open("tr").open("th", "scope", "row").text("people, resolved").close();
        cells(claims.labels(), true);
        html.closeLine().open("tr").open("th", "scope", "row").text("owner, provisional").close();
        cells(claims.provisional(), false);
        html.closeLine();
        for (var judge : claims.judges()) {
            html.open("tr").open("th", "scope", "row").text("judge ").name(judge.judge().model());
            html.text(", run ").name(judge.judge().runId()).close();
            cells(judge.counts(), false);
            html.closeLine();
        }
        html.close().closeLine();
    }

    /// The cells of all fields. Only people dispute.
    private void cells(FieldCounts fields, boolean people) throws IOException {
        for (LabelCounts counts : fields.all()) {
            for (long count : counts.byCategory()) {
                html.number(count);
            }
            html.number(counts.missing());
            if (people) {
                html.number(counts.disputed());
            } else {
                html.element("td", "n muted", "\u2013");
            }
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

    private void head(String style, String words) throws IOException {
        html.open("th", "scope", "col", "class", style).text(words).close();
    }
}
