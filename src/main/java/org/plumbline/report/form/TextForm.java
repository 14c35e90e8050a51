package org.plumbline.report.form;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.plumbline.agreement.Confusion;
import org.plumbline.agreement.Kappa;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.Figures;
import org.plumbline.report.InWords;
import org.plumbline.report.Input;
import org.plumbline.report.JudgeAgreement;
import org.plumbline.report.Phrases;
import org.plumbline.report.RaterPair;
import org.plumbline.report.Report;
import org.plumbline.text.Visible;

/// Writes a report for a terminal of a hundred columns.
final class TextForm {

    private final Writer out;

    TextForm(OutputStream out) {
        this.out =
                new BufferedWriter(
                        new OutputStreamWriter(out, StandardCharsets.UTF_8.newEncoder()));
    }

    void write(Report report) throws IOException {
        line("Plumbline report");
        line("No release decision is made here. Judges are advisory.");
        line(
                "A label needs "
                        + Figures.count(report.minRaters(), "rater", "raters")
                        + ". Intervals are Wilson 95 %, over work items.");
        Optional<String> counted = Phrases.counted(report);
        if (counted.isPresent()) {
            line("Counted: " + counted.get() + ".");
        }
        heading("Strata");
        if (report.strata().isEmpty()) {
            line(Phrases.noCases(report));
        }
        var strata = new TextStrata(this);
        for (var stratum : report.strata()) {
            strata.write(stratum);
        }
        agreement(report);
        judges(report);
        heading("Inputs");
        inputs(report);
        heading("What this may not be read as");
        for (var attestation : report.attestations()) {
            line("* " + InWords.of(attestation));
        }
        out.flush();
    }

    void line(String text) throws IOException {
        out.write(text);
        out.write('\n');
    }

    void lines(String indent, TextTable table) throws IOException {
        for (String line : table.lines(indent)) {
            line(line);
        }
    }

    private void heading(String text) throws IOException {
        line("");
        line(text);
        line("=".repeat(text.length()));
    }

    private void agreement(Report report) throws IOException {
        heading("Agreement of raters, before adjudication");
        if (report.agreement().isEmpty()) {
            line(Phrases.NO_TWO_RATERS);
            return;
        }
        pairs("", report.agreement());
    }

    void pairs(String indent, List<RaterPair> pairs) throws IOException {
        var table = new TextTable(3).row("rater", "rater", "field", "n", "raw", "kappa");
        for (RaterPair pair : pairs) {
            table.row(
                    Visible.of(pair.a()),
                    Visible.of(pair.b()),
                    pair.field().words(),
                    Long.toString(pair.table().n()),
                    Figures.percent(pair.table().rawAgreement(), "-"),
                    kappa(pair.table()));
        }
        lines(indent, table);
    }

    private void judges(Report report) throws IOException {
        heading("Judges beside people's resolved labels (advisory)");
        if (report.judges().isEmpty()) {
            line("There are no judge results.");
        }
        for (JudgeAgreement judge : report.judges()) {
            judge("", judge);
        }
    }

    void judge(String indent, JudgeAgreement judge) throws IOException {
        line(indent + judge(judge.judge().model(), judge.judge().runId()));
        for (var field : judge.fields().entrySet()) {
            confusion(indent + "  ", field.getKey(), field.getValue());
        }
    }

    private void confusion(String indent, LabelField field, Confusion table) throws IOException {
        line(
                indent
                        + field.words()
                        + ": n "
                        + table.n()
                        + ", raw "
                        + Figures.percent(table.rawAgreement(), "-")
                        + ", kappa "
                        + kappa(table));
        if (table.n() == 0) {
            return;
        }
        var cells = new TextTable(1);
        cells.row(row("people \\ judge", field, LabelValue::word));
        for (LabelValue human : field.choices()) {
            int row = field.category(human);
            cells.row(
                    row(
                            human.word(),
                            field,
                            judge -> Long.toString(table.count(row, field.category(judge)))));
        }
        lines(indent + "  ", cells);
    }

    /// A name, a cell for each value of the field, and an empty one, which keeps the rest together.
    private static String[] row(String name, LabelField field, Function<LabelValue, String> cell) {
        return Stream.of(Stream.of(name), field.choices().stream().map(cell), Stream.of(""))
                .flatMap(cells -> cells)
                .toArray(String[]::new);
    }

    private void inputs(Report report) throws IOException {
        var table = new TextTable(3);
        for (Input input : report.inputs()) {
            table.row(input.format(), input.sha256().hex(), details(input));
        }
        lines("", table);
    }

    private static String details(Input input) {
        return Phrases.labels(input).orElse("");
    }

    static String judge(String model, String runId) {
        return "judge " + Visible.of(model) + ", run " + Visible.of(runId);
    }

    private static String kappa(Confusion table) {
        return switch (table.kappa()) {
            case Kappa.Value kappa -> Figures.kappa(kappa);
            case Kappa.Undefined reason -> "none: " + InWords.of(reason);
        };
    }
}
