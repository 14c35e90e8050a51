package org.plumbline.report.checks;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.plumbline.corpus.CheckKind;
import org.plumbline.report.CaseListing;
import org.plumbline.report.CheckCounts;
import org.plumbline.report.Figures;
import org.plumbline.report.Phrases;
import org.plumbline.text.Visible;

/// Writes checks for a terminal, sample by sample. Of a long region the beginning is shown.
final class CheckText {

    /// So many characters of a region or a text are shown; the other forms have all.
    private static final int MOST = 2_000;

    private final Writer out;
    private String sample = "";
    private String claim = "";
    private long count;

    CheckText(OutputStream out) {
        this.out =
                new BufferedWriter(
                        new OutputStreamWriter(out, StandardCharsets.UTF_8.newEncoder()));
    }

    void write(CaseListing corpus) throws IOException {
        var sums = new CheckSums();
        line("Literal checks");
        line("Corpus sha256 " + corpus.corpusSha256().hex());
        line(CheckWords.LIMITS);
        line("Samples come by code point of their ids, claims and checks as in the corpus.");
        corpus.each(
                attempt -> {
                    for (ReviewedCheck one : ReviewedCheck.of(attempt)) {
                        sums.add(one);
                        check(one);
                    }
                });
        line("");
        line("Counts");
        line("======");
        line(Figures.count(count, "check", "checks") + ". The report counts those of trials.");
        for (var stratum : sums.strata()) {
            line(Phrases.stratum(stratum.key()));
            counts("trials", stratum.trials());
            if (CheckSums.hasAny(stratum.others())) {
                counts("others", stratum.others());
            }
        }
        out.flush();
    }

    private void check(ReviewedCheck one) throws IOException {
        count++;
        begin(one);
        line("    " + one.check().kind().word() + ": " + one.finding().outcome().word());
        for (String why : CheckWords.why(one)) {
            line("      " + why);
        }
        line("      " + CheckWords.place(one));
        line("      " + CheckWords.version(one));
        String name = one.isRegionText() ? "region and text" : "region";
        excerpt(name, Excerpt.of(one.region(), MOST));
        if (!one.isRegionText()) {
            excerpt("text", Excerpt.of(one.check().text(), MOST));
        }
    }

    /// Names the sample and the claim, where they are not those of the check before.
    private void begin(ReviewedCheck one) throws IOException {
        String id = one.attempt().sampleId();
        if (!id.equals(sample) || count == 1) {
            sample = id;
            claim = "";
            line("");
            line(Visible.of(id) + (one.isTrial() ? " · trial" : " · no trial"));
            line("  " + Phrases.stratum(one.stratum()));
        }
        String words = Visible.of(one.claim().id()) + ": " + CheckWords.claim(one);
        if (!words.equals(claim)) {
            claim = words;
            line("  " + words);
        }
    }

    private void excerpt(String name, Excerpt excerpt) throws IOException {
        String unit = excerpt.isText() ? "" : ", in base64";
        String cut =
                excerpt.isCut()
                        ? ", begins with; all of its %s in the other forms"
                                .formatted(Figures.count(excerpt.bytes(), "byte", "bytes"))
                        : "";
        line("      " + name + unit + cut);
        for (String row : excerpt.lines().split("\n", -1)) {
            line("        | " + row);
        }
    }

    private void counts(String name, Map<CheckKind, CheckCounts> counts) throws IOException {
        for (CheckKind kind : CheckKind.values()) {
            line(
                    "  "
                            + name
                            + ", "
                            + kind.word()
                            + ": "
                            + Phrases.checks(kind, CheckSums.of(kind, counts)));
        }
    }

    private void line(String words) throws IOException {
        out.write(words);
        out.write('\n');
    }
}
