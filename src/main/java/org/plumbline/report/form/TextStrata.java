package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plumbline.corpus.CheckKind;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.Agreements;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.Counts;
import org.plumbline.report.Estimate;
import org.plumbline.report.Figures;
import org.plumbline.report.InWords;
import org.plumbline.report.JudgeAgreement;
import org.plumbline.report.JudgeCounts;
import org.plumbline.report.LabelCounts;
import org.plumbline.report.Phrases;
import org.plumbline.report.Stratum;
import org.plumbline.text.Term;
import org.plumbline.text.Visible;

/// Writes the strata of a report for a terminal.
final class TextStrata {

    /// How many unresolved claims are named; the JSON form names all.
    private static final int NAMED = 20;

    private final TextForm out;

    TextStrata(TextForm out) {
        this.out = out;
    }

    void write(Stratum stratum) throws IOException {
        var key = stratum.key();
        out.line("");
        String title =
                Visible.of(key.practice())
                        + " / "
                        + Visible.of(key.destination())
                        + " ("
                        + key.split().word()
                        + ", "
                        + key.sampling().word()
                        + ")";
        out.line(title);
        out.line("-".repeat(title.codePointCount(0, title.length())));
        for (String caution : Phrases.cautions(stratum)) {
            out.line("  " + caution);
        }
        facts(stratum);
        claims(stratum.claims());
        quality(stratum);
        unresolved(stratum.claims().unresolvedClaimIds());
        agreement(stratum.agreement());
    }

    private void facts(Stratum stratum) throws IOException {
        var attempts = stratum.attempts();
        var claims = stratum.claims();
        var table = new TextTable(2);
        table.row("work items", Long.toString(attempts.workItems()));
        table.row(
                "attempts",
                attempts.attempts()
                        + ", of them "
                        + Figures.count(attempts.trials(), "trial", "trials"));
        table.row("capture", words(attempts.capture()));
        table.row("when produced", words(attempts.producerCapture()));
        table.row("limitations", words(attempts.limitations()));
        table.row("review", words(attempts.reviewState()));
        table.row(
                "claims",
                claims.total()
                        + " in trials ("
                        + words(claims.coverage())
                        + "), "
                        + claims.outsideTrials()
                        + " outside");
        for (CheckKind kind : CheckKind.values()) {
            var checks = stratum.checks(kind);
            table.row(
                    kind.word(),
                    checks.found()
                            + " "
                            + Phrases.found(kind)
                            + ", "
                            + checks.abstained()
                            + " abstain");
        }
        table.row("any false claim", estimate(stratum.anyFalseClaim()));
        table.row("any unsupported claim", estimate(stratum.anyUnsupportedClaim()));
        out.lines("  ", table);
    }

    private void claims(ClaimCounts claims) throws IOException {
        for (LabelCounts people : claims.labels().all()) {
            LabelField field = people.field();
            out.line("");
            var table = new TextTable(1);
            table.row(head(field, field.word()));
            table.row(
                    cells(
                            "people",
                            people,
                            Figures.percent(people.rate(), "none: no claim is resolved")));
            table.row(advisory("owner, provisional", claims.provisional().of(field)));
            for (var judge : claims.judges()) {
                table.row(advisory(name(judge), judge.counts().of(field)));
            }
            out.lines("  ", table);
        }
    }

    private void quality(Stratum stratum) throws IOException {
        out.line("");
        var table = new TextTable(1);
        table.row(head(LabelField.ofSample().getFirst(), "quality"));
        for (LabelCounts counts : stratum.quality().all()) {
            String caution = counts.field().rate().caution();
            table.row(
                    cells(
                            counts.field().words()
                                    + (caution.isEmpty() ? "" : " (" + caution + ")"),
                            counts,
                            Figures.percent(counts.rate(), "none: nothing is true or false")));
        }
        out.lines("  ", table);
    }

    private void unresolved(List<String> ids) throws IOException {
        if (ids.isEmpty()) {
            return;
        }
        out.line("");
        out.line("  unresolved claims: " + ids.size());
        for (String id : ids.subList(0, Math.min(NAMED, ids.size()))) {
            out.line("    " + Visible.of(id));
        }
        if (ids.size() > NAMED) {
            out.line("    and " + (ids.size() - NAMED) + " more, named in the JSON form");
        }
    }

    private void agreement(Agreements agreement) throws IOException {
        if (!agreement.pairs().isEmpty()) {
            out.line("");
            out.line("  agreement of raters in this stratum, before adjudication");
            out.pairs("    ", Phrases.shown(agreement.pairs()));
            more(Phrases.unshown(agreement.pairs()));
        }
        if (!agreement.judges().isEmpty()) {
            out.line("");
            out.line("  judges beside people in this stratum (advisory)");
            for (JudgeAgreement judge : Phrases.shown(agreement.judges())) {
                out.judge("    ", judge);
            }
            more(Phrases.unshown(agreement.judges()));
        }
    }

    private void more(String words) throws IOException {
        if (!words.isEmpty()) {
            out.line("    " + words);
        }
    }

    private static <E extends Enum<E> & Term> String words(Counts<E> counts) {
        return counts.constants().stream()
                .map(term -> counts.of(term) + " " + term.word())
                .collect(Collectors.joining(", "));
    }

    private static String[] head(LabelField field, String name) {
        return Stream.of(
                        Stream.of(name),
                        field.choices().stream().map(LabelValue::words),
                        Stream.of("missing", "disputed", field.rate().words()))
                .flatMap(cells -> cells)
                .toArray(String[]::new);
    }

    private static String[] cells(String name, LabelCounts counts, String rate) {
        return Stream.of(
                        Stream.of(name),
                        counts.byCategory().stream().map(String::valueOf),
                        Stream.of(
                                Long.toString(counts.missing()),
                                Long.toString(counts.disputed()),
                                rate))
                .flatMap(cells -> cells)
                .toArray(String[]::new);
    }

    /// Nobody settles these, so they are never disputed and have no rate.
    private static String[] advisory(String name, LabelCounts counts) {
        String[] cells = cells(name, counts, "");
        cells[cells.length - 2] = "-";
        return cells;
    }

    private static String name(JudgeCounts judge) {
        return TextForm.judge(judge.judge().model(), judge.judge().runId());
    }

    private static String estimate(Estimate estimate) {
        return switch (estimate) {
            case Estimate.Interval interval ->
                    Figures.percent(interval.rate())
                            + " ["
                            + Figures.bounds(interval)
                            + "], "
                            + interval.errors()
                            + " of "
                            + Figures.count(interval.workItems(), "work item", "work items");
            case Estimate.None(var reasons) ->
                    "no interval: "
                            + reasons.stream().map(InWords::of).collect(Collectors.joining("; "));
        };
    }
}
