package org.plumbline.report.form;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.plumbline.report.InWords;
import org.plumbline.report.Input;
import org.plumbline.report.Phrases;
import org.plumbline.report.Report;

/// Writes a report as one HTML file that needs nothing else: no script, no font, no picture, no
/// link. It reads in light and dark, prints on A4 and Letter, and says in words what a colour or an
/// empty cell would leave open.
final class HtmlForm {

    private static final String STYLE = "/report/report.css";

    /// A browser that is asked to load anything from anywhere refuses.
    private static final String NOTHING_LOADS = "default-src 'none'; style-src 'unsafe-inline'";

    private final Html html;

    HtmlForm(OutputStream out) {
        html = new Html(out);
    }

    void write(Report report) throws IOException {
        html.raw("<!DOCTYPE html>\n").open("html", "lang", "en").open("head").raw("\n");
        html.single("meta", "charset", "utf-8").raw("\n");
        html.single("meta", "http-equiv", "Content-Security-Policy", "content", NOTHING_LOADS);
        html.raw("\n").single("meta", "name", "viewport", "content", "width=device-width");
        html.raw("\n").single("meta", "name", "color-scheme", "content", "light dark");
        html.raw("\n").open("title").text("Plumbline report").closeLine();
        html.open("style").raw("\n").raw(style()).closeLine();
        html.closeLine().open("body").raw("\n");
        var charts = new Charts(html);
        charts.patterns();
        header(report);
        html.open("main").raw("\n");
        new HtmlOverview(html, charts).write(report);
        var details = new HtmlStratum(html, charts);
        for (int i = 0; i < report.strata().size(); i++) {
            details.write(i + 1, report.strata().get(i));
        }
        new HtmlAgreement(html, charts).write(report);
        inputs(report.inputs());
        attestations(report);
        html.closeLine().closeLine().closeLine().flush();
    }

    private static String style() throws IOException {
        try (InputStream css = HtmlForm.class.getResourceAsStream(STYLE)) {
            if (css == null) {
                throw new IllegalStateException("the program lacks " + STYLE);
            }
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void header(Report report) throws IOException {
        html.open("header").open("div", "class", "title");
        html.element("span", "brand", "Plumbline").open("h1").text("Report").close().closeLine();
        html.open("ul", "class", "chips");
        for (String caution : Phrases.cautions(report)) {
            chip("chip", caution);
        }
        var signatures = Phrases.signatures(report);
        if (signatures.isPresent()) {
            var said = signatures.get();
            chip(said.isGood() ? "chip good" : "chip doubt", said.words());
        }
        html.closeLine();
        html.open("p", "class", "muted");
        html.text(Phrases.extent(report));
        html.text(Phrases.counted(report).map(words -> " \u00b7 " + words).orElse(""));
        html.closeLine().closeLine();
    }

    private void chip(String style, String words) throws IOException {
        html.element("li", style, words);
    }

    private void inputs(List<Input> inputs) throws IOException {
        html.open("section", "class", "card").open("h2").text("Made from").closeLine();
        html.open("table", "class", "inputs").open("thead").open("tr");
        for (String column : List.of("file", "SHA-256", "signed by")) {
            html.open("th", "scope", "col").text(column).close();
        }
        for (String column : List.of("labels", "stale", "unblinded")) {
            html.open("th", "scope", "col", "class", "n").text(column).close();
        }
        html.close().close().open("tbody").raw("\n");
        for (Input input : inputs) {
            html.open("tr").open("td").text(input.format()).close();
            html.element("td", "digest", input.sha256().hex());
            if (input.ratings() == null) {
                html.element("td", "muted", "not signed");
                html.open("td", "class", "n muted", "colspan", "3");
                html.text("holds no labels").close();
            } else {
                labels(input);
            }
            html.closeLine();
        }
        html.close().close().closeLine();
    }

    private void labels(Input input) throws IOException {
        if (input.signedBy() == null) {
            html.element("td", "muted", "not verified");
        } else {
            html.open("td").name(input.signedBy()).close();
        }
        html.number(String.valueOf(input.ratings())).number(String.valueOf(input.staleRatings()));
        if (input.unblindedRatings() == null) {
            html.element("td", "n muted", "does not apply");
        } else {
            html.number(input.unblindedRatings());
        }
    }

    private void attestations(Report report) throws IOException {
        html.open("section", "class", "card").open("h2");
        html.text("What this may not be read as").closeLine();
        html.open("ul", "class", "attestations").raw("\n");
        for (var attestation : report.attestations()) {
            html.open("li").text(InWords.of(attestation)).text(" ");
            html.element("code", "muted", attestation.word()).closeLine();
        }
        html.close().closeLine();
    }
}
