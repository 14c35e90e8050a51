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

/// Counts the labels of a book beside the cases of a tally, and puts the report together.
final class Counting {

    /// What each report attests.
    private static final Set<Attestation> ALWAYS =
            EnumSet.range(Attestation.NO_RELEASE_DECISION, Attestation.INDEPENDENT_ITEMS_ASSUMED);

    private final LabelIndex book;
    private final int minRaters;
    private final RaterPairs pairs;
    private final ConfusionTally judges;
    private final EnumSet<Attestation> attestations = EnumSet.copyOf(ALWAYS);

    Counting(LabelIndex book, int minRaters) {
        if (minRaters < 1) {
            throw new IllegalArgumentException("at least one rater, not " + minRaters);
        }
        this.book = book;
        this.minRaters = minRaters;
        pairs = new RaterPairs(book);
        judges = new ConfusionTally(book.judges().size());
    }

    /// The report.
    ///
    /// @param tallies by key
    /// @param unplaced samples without a stratum
    Report report(List<StratumTally> tallies, CaseList unplaced, List<Input> others) {
        List<Stratum> strata = tallies.stream().map(this::stratum).toList();
        each(unplaced, (index, labels, settled) -> {});
        var inputs = new ArrayList<Input>(others);
        book.files().forEach(file -> inputs.add(file.input()));
        attest(inputs);
        if (hasSeveralArms(tallies)) {
            attestations.add(Attestation.SEVERAL_ARMS);
        }
        return new Report(
                minRaters,
                inputs,
                strata,
                pairs.pairs(),
                judgeAgreements(),
                List.copyOf(attestations));
    }

    private Stratum stratum(StratumTally tally) {
        var counts = new StratumLabels(tally, book);
        each(tally.cases(), counts::add);
        Stratum counted = counts.counted();
        if (counts.hasSingleRater() && hasInterval(counted)) {
            attestations.add(Attestation.SINGLE_RATER);
        }
        return counted;
    }

    /// Looks up what was said of each case, counts it where strata do not matter, and hands it on.
    private void each(CaseList cases, CaseAction action) {
        int[] bookNumbers = book.claimNumbers(cases.claimIds());
        for (int i = 0; i < cases.size(); i++) {
            int[] claims = cases.claims(i);
            for (int at = 0; at < claims.length; at++) {
                claims[at] = bookNumbers[claims[at]];
            }
            var labels = new SampleLabels(book, cases.sampleId(i), claims);
            SampleStates settled = labels.settled(minRaters);
            pairs.add(labels);
            for (var said : labels.judges()) {
                judges.add(book.judges().indexOf(said.file()), settled, said.sheet());
            }
            action.accept(i, labels, settled);
        }
    }

    /// Takes a case by its place in its list, with its labels and what they come to.
    private interface CaseAction {
        void accept(int index, SampleLabels labels, SampleStates settled);
    }

    private List<JudgeAgreement> judgeAgreements() {
        var all = new ArrayList<JudgeAgreement>();
        for (int judge = 0; judge < book.judges().size(); judge++) {
            var fields = new EnumMap<LabelField, Confusion>(LabelField.class);
            for (LabelField field : LabelField.values()) {
                fields.put(field, judges.table(judge, field));
            }
            var author = (Author.Judge) book.files().get(book.judges().get(judge)).author();
            all.add(new JudgeAgreement(author, fields));
        }
        return all;
    }

    private void attest(List<Input> inputs) {
        for (Input input : inputs) {
            if (isPositive(input.unblindedRatings())) {
                attestations.add(Attestation.UNBLINDED_RATINGS);
            }
            if (isPositive(input.staleRatings())) {
                attestations.add(Attestation.STALE_RATINGS);
            }
        }
        if (book.raters().stream().anyMatch(file -> !book.files().get(file).isSigned())) {
            attestations.add(Attestation.UNSIGNED_LABELS);
        }
    }

    private static boolean hasInterval(Stratum stratum) {
        return stratum.anyFalseClaim() instanceof Estimate.Interval
                || stratum.anyUnsupportedClaim() instanceof Estimate.Interval;
    }

    private static boolean hasSeveralArms(List<StratumTally> tallies) {
        var tried = tallies.stream().filter(tally -> tally.attempts().hasTrials()).toList();
        return tried.stream().anyMatch(stratum -> !stratum.hasArmsOf(tried.getFirst()));
    }

    private static boolean isPositive(@Nullable Long count) {
        return count != null && count > 0;
    }
}
