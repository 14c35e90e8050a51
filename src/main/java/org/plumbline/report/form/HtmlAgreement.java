package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import org.plumbline.agreement.Confusion;
import org.plumbline.agreement.Kappa;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.Agreements;
import org.plumbline.report.Figures;
import org.plumbline.report.InWords;
import org.plumbline.report.JudgeAgreement;
import org.plumbline.report.Phrases;
import org.plumbline.report.RaterPair;
import org.plumbline.report.Report;

/// Writes how far raters agree with each other, and judges with what people resolved.
final class HtmlAgreement {

    /// Shades of a heat map.
    private static final int SHADES = 10;

    private final Html html;
    private final Charts charts;

    HtmlAgreement(Html html, Charts charts) {
        this.html = html;
        this.charts = charts;
    }

    void write(Report report) throws IOException {
        html.open("section", "class", "card").open("h2");
        html.text("Agreement before adjudication").closeLine();
        if (report.agreement().isEmpty()) {
            html.element("p", "muted", Phrases.NO_TWO_RATERS).raw("\n");
        } else {
            pairs(report.agreement());
        }
        html.closeLine();
        for (JudgeAgreement judge : report.judges()) {
            judge(judge);
        }
    }

    /// What is known of the agreement on the samples of one stratum.
    void write(Agreements agreement) throws IOException {
        if (!agreement.pairs().isEmpty()) {
            html.element("h3", "part", "Agreement before adjudication, in this stratum");
            pairs(Phrases.shown(agreement.pairs()));
            more(Phrases.unshown(agreement.pairs()));
        }
        for (JudgeAgreement judge : Phrases.shown(agreement.judges())) {
            html.open("h3", "class", "part").text("Judge ").name(judge.judge().model());
            html.text(" against resolved labels, in this stratum ");
            html.open("span", "class", "muted").text("run ").name(judge.judge().runId());
            html.text(" \u00b7 advisory").close().closeLine();
            maps(judge);
        }
        more(Phrases.unshown(agreement.judges()));
    }

    private void more(String words) throws IOException {
        if (!words.isEmpty()) {
            html.element("p", "muted small", words);
        }
    }

    private void pairs(List<RaterPair> pairs) throws IOException {
        html.open("table", "class", "pairs").open("thead").open("tr");
        for (String column : List.of("raters", "field")) {
            html.open("th", "scope", "col").text(column).close();
        }
        for (String column : List.of("n", "the same", "raw")) {
            html.open("th", "scope", "col", "class", "n").text(column).close();
        }
        html.open("th", "scope", "col", "colspan", "2").text("kappa, \u22121 to 1").close();
        html.close().closeLine();
        for (int start = 0; start < pairs.size(); ) {
            int end = start + 1;
            while (end < pairs.size() && pairs.get(start).isOfRatersOf(pairs.get(end))) {
                end++;
            }
            html.open("tbody");
            for (int i = start; i < end; i++) {
                pair(pairs.get(i), i == start ? end - start : 0);
            }
            html.closeLine();
            start = end;
        }
        html.closeLine();
    }

    /// @param rows over which the raters are named; 0 where they are named above
    private void pair(RaterPair pair, int rows) throws IOException {
        html.open("tr");
        if (rows > 0) {
            html.open("th", "scope", "rowgroup", "rowspan", Integer.toString(rows));
            html.name(pair.a()).text(" \u2013 ").name(pair.b()).close();
        }
        html.open("td").text(pair.field().words()).close();
        html.number(pair.table().n()).number(pair.table().agreements());
        if (pair.table().n() == 0) {
            html.element("td", "n muted", "none");
        } else {
            html.number(Figures.percent(pair.table().rawAgreement(), ""));
        }
        switch (pair.table().kappa()) {
            case Kappa.Value kappa -> {
                html.number(Figures.typeset(kappa)).open("td");
                charts.kappa(kappa);
                html.close();
            }
            case Kappa.Undefined reason -> {
                html.open("td", "class", "muted small", "colspan", "2");
                html.text("none: " + InWords.of(reason)).close();
            }
        }
        html.closeLine();
    }

    private void judge(JudgeAgreement judge) throws IOException {
        html.open("section", "class", "card").open("h2").text("Judge ");
        html.name(judge.judge().model()).text(" against resolved labels ");
        html.open("span", "class", "muted").text("run ").name(judge.judge().runId());
        html.text(" \u00b7 advisory").close().closeLine();
        maps(judge);
        html.element("p", "muted small", Phrases.JUDGE_TABLES);
        html.closeLine();
    }

    private void maps(JudgeAgreement judge) throws IOException {
        html.open("div", "class", "maps").raw("\n");
        for (var field : judge.fields().entrySet()) {
            map(field.getKey(), field.getValue());
        }
        html.closeLine();
    }

    private void map(LabelField field, Confusion table) throws IOException {
        html.open("div", "class", "map").open("h3").text(field.words()).close();
        if (table.n() == 0) {
            html.element("p", "muted small", Phrases.agreement(table));
            html.closeLine();
            return;
        }
        html.element("p", "muted small", Phrases.agreement(table));
        var values = field.choices();
        html.open("table", "class", "heat").open("thead").open("tr").open("td").close();
        for (LabelValue value : values) {
            html.open("th", "scope", "col").text(value.words()).close();
        }
        html.close().close().open("tbody").raw("\n");
        for (LabelValue human : values) {
            html.open("tr").open("th", "scope", "row").text(human.words()).close();
            for (LabelValue judge : values) {
                cell(table, field.category(human), field.category(judge));
            }
            html.closeLine();
        }
        html.close().close().closeLine();
    }

    private void cell(Confusion table, int human, int judge) throws IOException {
        long count = table.count(human, judge);
        int shade = Phrases.shade(table, human, judge, SHADES);
        html.element("td", "heat-" + shade, Long.toString(count));
    }
}
