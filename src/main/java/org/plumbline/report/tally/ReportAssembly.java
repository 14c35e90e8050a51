package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.Confusion;
import org.plumbline.labels.Author;
import org.plumbline.labels.LabelField;
import org.plumbline.report.Attestation;
import org.plumbline.report.Estimate;
import org.plumbline.report.Input;
import org.plumbline.report.JudgeAgreement;
import org.plumbline.report.Report;
import org.plumbline.report.Stratum;

/// Puts a report together from what was counted.
final class ReportAssembly {

    /// What each report attests.
    private static final Set<Attestation> ALWAYS =
            EnumSet.range(Attestation.NO_RELEASE_DECISION, Attestation.INDEPENDENT_ITEMS_ASSUMED);

    private final LabelBook book;
    private final List<StratumTally> tallies;
    private final long[] stale;

    /// Takes what was counted.
    ///
    /// @param tallies by key
    /// @param stale stale labels by file
    ReportAssembly(LabelBook book, List<StratumTally> tallies, long[] stale) {
        this.book = book;
        this.tallies = tallies;
        this.stale = stale;
    }

    Report report(int minRaters, List<Input> others, RaterPairs pairs, ConfusionTally judgeTables) {
        var inputs = new ArrayList<Input>(others);
        for (int file = 0; file < stale.length; file++) {
            inputs.add(book.files().get(file).input(stale[file]));
        }
        List<Stratum> strata = tallies.stream().map(StratumTally::stratum).toList();
        return new Report(
                minRaters,
                inputs,
                strata,
                pairs.pairs(),
                judges(judgeTables),
                attestations(strata, inputs));
    }

    private List<JudgeAgreement> judges(ConfusionTally tables) {
        var all = new ArrayList<JudgeAgreement>();
        for (int judge = 0; judge < book.judges().size(); judge++) {
            var fields = new EnumMap<LabelField, Confusion>(LabelField.class);
            for (LabelField field : LabelField.values()) {
                fields.put(field, tables.table(judge, field));
            }
            var author = (Author.Judge) book.files().get(book.judges().get(judge)).author();
            all.add(new JudgeAgreement(author, fields));
        }
        return all;
    }

    private List<Attestation> attestations(List<Stratum> strata, List<Input> inputs) {
        var all = EnumSet.copyOf(ALWAYS);
        for (int i = 0; i < strata.size(); i++) {
            if (tallies.get(i).hasSingleRater() && hasInterval(strata.get(i))) {
                all.add(Attestation.SINGLE_RATER);
            }
        }
        if (hasSeveralArms()) {
            all.add(Attestation.SEVERAL_ARMS);
        }
        for (Input input : inputs) {
            if (isPositive(input.unblindedRatings())) {
                all.add(Attestation.UNBLINDED_RATINGS);
            }
            if (isPositive(input.staleRatings())) {
                all.add(Attestation.STALE_RATINGS);
            }
        }
        if (book.raters().stream().anyMatch(file -> !book.files().get(file).isSigned())) {
            all.add(Attestation.UNSIGNED_LABELS);
        }
        return List.copyOf(all);
    }

    private static boolean hasInterval(Stratum stratum) {
        return stratum.anyFalseClaim() instanceof Estimate.Interval
                || stratum.anyUnsupportedClaim() instanceof Estimate.Interval;
    }

    private boolean hasSeveralArms() {
        var tried = tallies.stream().filter(StratumTally::hasTrials).toList();
        return tried.stream().anyMatch(stratum -> !stratum.hasArmsOf(tried.getFirst()));
    }

    private static boolean isPositive(@Nullable Long count) {
        return count != null && count > 0;
    }
}
