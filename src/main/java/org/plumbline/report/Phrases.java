package org.plumbline.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plumbline.agreement.Confusion;
import org.plumbline.agreement.Kappa;
import org.plumbline.agreement.Ratio;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.text.Term;
import org.plumbline.text.Visible;

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
                TermsInWords.raters(report.minRaters()));
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

    /// What is said of signatures.
    ///
    /// @param isGood true where every file that can be signed is
    public record Signatures(String words, boolean isGood) {}

    /// Whether the labels of a report are signed; empty where it has none.
    public static Optional<Signatures> signatures(Report report) {
        long labels = files(report, "plumbline-labels");
        long signed = report.inputs().stream().filter(input -> input.signedBy() != null).count();
        if (labels == 0) {
            return Optional.empty();
        }
        return Optional.of(
                signed >= labels
                        ? new Signatures("\u2713 " + signed + " signatures verified", true)
                        : new Signatures("! signatures of labels not verified", false));
    }

    /// What a bar of claims says by a fill, for truth and grounding alike.
    public static String of(LabelParts.Fill fill) {
        return switch (fill) {
            case WELL -> "true, supported";
            case BAD -> "false, unsupported";
            case DOUBT -> "truth unsupported, grounding unknown";
            case MISSING -> "missing";
            case OPEN -> "disputed";
            case YES -> "true";
            case NO -> "false";
        };
    }

    /// How many labels a file holds, how many of them do not count, and who signed it; empty where
    /// it holds none.
    public static Optional<String> labels(Input input) {
        if (input.ratings() == null) {
            return Optional.empty();
        }
        boolean decisions = input.format().equals("plumbline-adjudications");
        String words =
                Figures.count(
                                input.ratings(),
                                decisions ? "decision" : "rating",
                                decisions ? "decisions" : "ratings")
                        + ", "
                        + Objects.requireNonNullElse(input.staleRatings(), 0L)
                        + " stale";
        if (input.unblindedRatings() != null) {
            words += ", " + input.unblindedRatings() + " unblinded";
        }
        return Optional.of(
                input.signedBy() == null
                        ? words + ", signature not verified"
                        : words + ", signed by " + Visible.of(input.signedBy()));
    }

    /// How many files of this format a report was made from.
    private static long files(Report report, String format) {
        return report.inputs().stream().filter(input -> input.format().equals(format)).count();
    }

    /// What the cases of a stratum have in common: `naming · chat · held-out · random`.
    public static String stratum(StratumKey key) {
        return Visible.of(key.practice())
                + BETWEEN
                + Visible.of(key.destination())
                + BETWEEN
                + sampling(key);
    }

    /// How cases came to be in a stratum: `held-out · random`.
    public static String sampling(StratumKey key) {
        return key.split().word() + BETWEEN + key.sampling().word();
    }

    /// What must be known to read the rates of a stratum; empty where they may stand for more than
    /// its own cases.
    public static Optional<String> descriptive(Stratum stratum) {
        return stratum.key().isHeldOutRandom()
                ? Optional.empty()
                : Optional.of("descriptive: these cases stand for no population");
    }

    /// What must be known of a stratum before its numbers are read.
    public static List<String> cautions(Stratum stratum) {
        return Stream.concat(descriptive(stratum).stream(), selected(stratum.claims()).stream())
                .toList();
    }

    /// How many pairs or judges of one stratum are shown; the JSON form has all.
    private static final int SHOWN = 60;

    /// Those that are shown.
    public static <T> List<T> shown(List<T> all) {
        return all.subList(0, Math.min(SHOWN, all.size()));
    }

    /// Where the others are; "" where all are shown.
    public static String unshown(List<?> all) {
        int more = all.size() - SHOWN;
        return more <= 0 ? "" : "and " + more + " more, in the JSON form";
    }

    /// What must be known where claims were selected; empty where none were.
    public static Optional<String> selected(ClaimCounts claims) {
        return claims.coverage().of(ClaimCoverage.SELECTED) == 0
                ? Optional.empty()
                : Optional.of("claims were selected: no rate holds for a whole output");
    }

    /// What was asked to count; empty where all was.
    public static Optional<String> counted(Report report) {
        List<String> words = TermsInWords.counted(report.terms());
        return words.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", words));
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
    static String claims(ClaimCounts claims) {
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
    static List<Limit> limits(Counts<LimitationKind> limitations) {
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

    /// `no interval: labels are missing; several prompts`.
    public static String noInterval(Estimate.None none) {
        return "no interval: "
                + none.reasons().stream().map(InWords::of).collect(Collectors.joining("; "));
    }

    /// `7 of 40`.
    public static String share(Estimate.Interval interval) {
        return interval.errors() + " of " + interval.workItems();
    }

    /// `7 of 40`.
    public static String share(Ratio ratio) {
        return ratio.numerator() + " of " + ratio.denominator();
    }

    /// An interval as it is read out: `17.5 %, 8.7, 31.9`.
    public static String spoken(Estimate.Interval interval) {
        return Figures.percent(interval.rate()) + ", " + Figures.bounds(interval);
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

    /// What stands where there is no pair of raters.
    public static final String NO_TWO_RATERS = "There are no two raters.";

    /// How the tables of a judge are read.
    public static final String JUDGE_TABLES =
            "Rows: people. Columns: the judge. Shade: share of the row. All attempts.";

    /// What stands where a report has no stratum.
    public static String noCases(Report report) {
        return report.arm() == null
                ? "The corpus has no cases."
                : "No attempt of the corpus is of this arm.";
    }

    /// How many unresolved claims are named; the JSON form names all.
    private static final int NAMED = 200;

    /// The unresolved claims that are named.
    public static List<String> named(ClaimCounts claims) {
        List<String> ids = claims.unresolvedClaimIds();
        return ids.subList(0, Math.min(NAMED, ids.size()));
    }

    /// Where the others are; "" where all are named.
    public static String unnamed(ClaimCounts claims) {
        int more = claims.unresolvedClaimIds().size() - NAMED;
        return more <= 0 ? "" : "and " + more + " more, named in the JSON form";
    }

    /// How deep a cell of a table is shaded by its share of the row, 0 to `shades` - 1; 0 for no
    /// share at all alone.
    public static int shade(Confusion table, int row, int column, int shades) {
        long sum = 0;
        for (int i = 0; i < table.categories(); i++) {
            sum += table.count(row, i);
        }
        long count = table.count(row, column);
        return sum == 0 ? 0 : (int) ((count * (shades - 1) + sum - 1) / sum);
    }

    /// `17 claims are unresolved`.
    public static String unresolved(ClaimCounts claims) {
        return Figures.count(
                claims.unresolvedClaimIds().size(), "claim is unresolved", "claims are unresolved");
    }
}
