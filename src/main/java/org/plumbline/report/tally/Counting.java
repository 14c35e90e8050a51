package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.Agreements;
import org.plumbline.report.Attestation;
import org.plumbline.report.Estimate;
import org.plumbline.report.Input;
import org.plumbline.report.Report;
import org.plumbline.report.ReportTerms;
import org.plumbline.report.Stratum;

/// Counts the labels of a book beside the cases of a tally, and puts the report together.
final class Counting {

    /// What each report attests.
    private static final Set<Attestation> ALWAYS =
            EnumSet.range(Attestation.NO_RELEASE_DECISION, Attestation.INDEPENDENT_ITEMS_ASSUMED);

    private final LabelIndex book;
    private final ReportTerms terms;
    private final AgreementTally pooled;
    private final EnumSet<Attestation> attestations = EnumSet.copyOf(ALWAYS);

    Counting(LabelIndex book, ReportTerms terms) {
        this.book = book;
        this.terms = terms;
        pooled = new AgreementTally(book);
    }

    /// The report.
    ///
    /// @param tallies by key
    /// @param unplaced samples without a stratum
    Report report(List<StratumTally> tallies, CaseList unplaced, List<Input> others) {
        List<Stratum> strata = tallies.stream().map(this::stratum).toList();
        each(unplaced, (index, labels, settled) -> pooled.add(labels, settled));
        Agreements all = pooled.counts();
        var inputs = new ArrayList<Input>(others);
        book.files().forEach(file -> inputs.add(file.input()));
        attest(inputs);
        if (hasSeveralArms(tallies)) {
            attestations.add(Attestation.SEVERAL_ARMS);
        }
        if (all.hasNullKappa()) {
            attestations.add(Attestation.NULL_KAPPA_NO_AGREEMENT);
        }
        return new Report(
                terms, inputs, strata, all.pairs(), all.judges(), List.copyOf(attestations));
    }

    private Stratum stratum(StratumTally tally) {
        var counts = new StratumLabels(tally, book);
        var here = new AgreementTally(book);
        each(
                tally.cases(),
                (index, labels, settled) -> {
                    here.add(labels, settled);
                    counts.add(index, labels, settled);
                });
        pooled.addAll(here);
        Stratum counted = counts.counted(here.counts().found());
        if (counts.hasSingleRater() && hasInterval(counted)) {
            attestations.add(Attestation.SINGLE_RATER);
        }
        if (!tally.key().isHeldOutRandom() && tally.attempts().hasTrials()) {
            attestations.add(Attestation.REGRESSIONS_NO_POPULATION);
        }
        return counted;
    }

    /// Looks up what was said of each case, and hands it on.
    private void each(CaseList cases, CaseAction action) {
        int[] bookNumbers = book.claimNumbers(cases.claimIds());
        for (int i = 0; i < cases.size(); i++) {
            int[] claims = cases.claims(i);
            for (int at = 0; at < claims.length; at++) {
                claims[at] = bookNumbers[claims[at]];
            }
            var labels = new SampleLabels(book, cases.sampleId(i), claims);
            action.accept(i, labels, labels.settled(terms.minRaters()));
        }
    }

    /// Takes a case by its place in its list, with its labels and what they come to.
    private interface CaseAction {
        void accept(int index, SampleLabels labels, SampleStates settled);
    }

    private void attest(List<Input> inputs) {
        for (Input input : inputs) {
            if (isPositive(input.unblindedRatings()) && !terms.blindOnly()) {
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
