package org.plumbline.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.plumbline.agreement.Confusion;
import org.plumbline.agreement.Kappa;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.labels.Measure;
import org.plumbline.text.Term;

/// What is said of the numbers of a report, the same in the window and in HTML.
public final class Phrases {

    private static final String BETWEEN = " \u00b7 ";

    private Phrases() {}

    /// What stands above every report, whatever its numbers.
    public static List<String> cautions(Report report) {
        return List.of(
                "no release decision is made here",
                "judges are advisory",
                "sampling and coverage: the owner's attestation",
                "a label needs " + Figures.count(report.minRaters(), "rater", "raters"));
    }

    /// How much a report was made from: `4 strata · 3 label files · …`.
    public static String extent(Report report) {
        return String.join(
                BETWEEN,
                Figures.count(report.strata().size(), "stratum", "strata"),
                Figures.count(files(report, "plumbline-labels"), "label file", "label files"),
                Figures.count(files(report, "plumbline-judge"), "judge file", "judge files"),
                Figures.count(
                        files(report, "plumbline-adjudications"),
                        "adjudication file",
                        "adjudication files"));
    }

    /// How many files of this format a report was made from.
    public static long files(Report report, String format) {
        return report.inputs().stream().filter(input -> input.format().equals(format)).count();
    }

    /// How many of its files have a verified signature.
    public static long signed(Report report) {
        return report.inputs().stream().filter(input -> input.signedBy() != null).count();
    }

    /// How cases came to be in a stratum: `held-out · random`.
    public static String sampling(StratumKey key) {
        return key.split().word() + BETWEEN + key.sampling().word();
    }

    /// `76 in 38 work items, 70 trials`.
    public static String attempts(AttemptCounts attempts) {
        return attempts.attempts()
                + " in "
                + Figures.count(attempts.workItems(), "work item", "work items")
                + ", "
                + Figures.count(attempts.trials(), "trial", "trials");
    }

    /// `301: 280 selected · 21 exhaustive`.
    public static String claims(ClaimCounts claims) {
        return claims.total() + ": " + counts(claims.coverage());
    }

    /// What a kind of check found.
    public static String checks(CheckKind kind, CheckCounts checks) {
        return checks.found() + " " + found(kind) + BETWEEN + checks.abstained() + " abstain";
    }

    /// The outcome of a kind of check that does not abstain.
    public static String found(CheckKind kind) {
        return switch (kind) {
            case LITERAL_ABSENCE -> "annotated-text-present";
            case LITERAL_QUOTE -> "exact-match";
        };
    }

    /// Each limitation that was recorded, marked and in words; empty where none was.
    public static List<Limit> limits(Counts<LimitationKind> limitations) {
        var limits = new ArrayList<Limit>();
        for (LimitationKind kind : LimitationKind.values()) {
            if (limitations.of(kind) > 0) {
                limits.add(
                        new Limit("\u26a0 " + limitations.of(kind) + " \u00d7", InWords.of(kind)));
            }
        }
        return limits;
    }

    /// What a capture lacks.
    ///
    /// @param mark a sign, and how often
    public record Limit(String mark, String words) {}

    /// `70 complete · 6 partial · 0 failed`.
    public static <E extends Enum<E> & Term> String counts(Counts<E> counts) {
        return counts.constants().stream()
                .map(term -> counts.of(term) + " " + term.word())
                .collect(Collectors.joining(BETWEEN));
    }

    /// What must be known to read the rate of a measure; "" for nothing.
    public static String caution(Measure measure) {
        return measure == Measure.REPETITION ? "high is adverse" : "";
    }

    /// `no interval: labels are missing; several prompts`.
    public static String noInterval(Estimate.None none) {
        return "no interval: "
                + none.reasons().stream().map(InWords::of).collect(Collectors.joining("; "));
    }

    /// `7 of 40`.
    public static String share(Estimate.Interval interval) {
        return interval.errors() + " of " + interval.workItems();
    }

    /// `n = 829 · raw 87.4 % · kappa 0.512`, or why there is no kappa.
    public static String agreement(Confusion table) {
        if (table.n() == 0) {
            return "nothing was labelled by both";
        }
        String kappa =
                switch (table.kappa()) {
                    case Kappa.Value value -> "kappa " + Figures.typeset(value);
                    case Kappa.Undefined reason -> "no kappa: " + InWords.of(reason);
                };
        String raw = Figures.percent(table.rawAgreement(), "");
        return "n = " + table.n() + BETWEEN + "raw " + raw + BETWEEN + kappa;
    }

    /// `17 claims are unresolved`.
    public static String unresolved(ClaimCounts claims) {
        return Figures.count(
                claims.unresolvedClaimIds().size(), "claim is unresolved", "claims are unresolved");
    }
}
