package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.agreement.Wilson;
import org.plumbline.labels.LabelField;
import org.plumbline.report.Agreements;
import org.plumbline.report.Estimate;
import org.plumbline.report.Estimates;
import org.plumbline.report.NoInterval;
import org.plumbline.report.Stratum;

/// Counts the labels of one stratum, and says whether they carry an interval.
final class StratumLabels {

    private final StratumTally stratum;
    private final ClaimTally claims;
    private final FieldTally quality = new FieldTally(LabelField.ofSample());
    private final ItemMarks marks;

    /// A trial without claims has fewer raters than asked for: no claim of it can be missing.
    private boolean unratedTrial;

    private boolean singleRater;

    StratumLabels(StratumTally stratum, LabelIndex book) {
        this.stratum = stratum;
        this.claims = new ClaimTally(book);
        this.marks = new ItemMarks(stratum.items().size());
    }

    /// Adds what was said of a case, by its place among the stratum's cases.
    void add(int index, SampleLabels labels, SampleStates settled) {
        CaseList cases = stratum.cases();
        for (LabelField field : LabelField.ofSample()) {
            if (isCounted(field, index)) {
                quality.add(field, settled, 0);
            }
        }
        if (!cases.isTrial(index)) {
            return;
        }
        claims.add(cases, index, labels, settled);
        marks.add(cases.item(index), settled);
        // Any measure is missing exactly where there are fewer raters than asked for.
        byte measure = settled.of(LabelField.ofSample().getFirst())[0];
        unratedTrial |= measure == SampleStates.MISSING;
        singleRater |= labels.people().size() == 1;
    }

    private boolean isCounted(LabelField field, int index) {
        return switch (field.scope()) {
            case CLAIM, TRIAL -> stratum.cases().isTrial(index);
            case ATTEMPT -> stratum.cases().isEligible(index);
        };
    }

    /// True where a trial has one fresh rating.
    boolean hasSingleRater() {
        return singleRater;
    }

    /// @param agreement of the samples that were added
    Stratum counted(Agreements agreement) {
        return new Stratum(
                stratum.key(),
                stratum.attempts().counts(stratum.items().size()),
                claims.counts(stratum),
                quality.counts(),
                stratum.checks().counts(),
                new Estimates(
                        estimate(
                                ItemMarks.FALSE_CLAIM,
                                ItemMarks.UNSETTLED_TRUTH,
                                NoInterval.UNSETTLED_TRUTH),
                        estimate(
                                ItemMarks.UNSUPPORTED_CLAIM,
                                ItemMarks.UNKNOWN_GROUNDING,
                                NoInterval.UNKNOWN_GROUNDING)),
                agreement);
    }

    private Estimate estimate(int error, int doubt, NoInterval doubtful) {
        List<NoInterval> reasons = reasons();
        if (marks.hasDoubt(doubt, error)) {
            reasons.add(doubtful);
        }
        if (!reasons.isEmpty()) {
            return new Estimate.None(reasons.stream().sorted().toList());
        }
        int errors = marks.showing(error);
        int tried = stratum.items().tried();
        return new Estimate.Interval(errors, tried, Wilson.of(errors, tried));
    }

    /// What keeps both intervals from being given.
    private List<NoInterval> reasons() {
        var reasons = new ArrayList<NoInterval>();
        var key = stratum.key();
        when(!key.isHeldOutRandom(), NoInterval.NOT_HELD_OUT_RANDOM, reasons);
        when(stratum.hasSelected(), NoInterval.SELECTED_CLAIMS, reasons);
        when(claims.hasMissing() || unratedTrial, NoInterval.MISSING_LABELS, reasons);
        when(claims.hasDisputed(), NoInterval.DISPUTED_LABELS, reasons);
        when(stratum.models().hasUnknown(), NoInterval.UNKNOWN_PRODUCER_MODEL, reasons);
        when(stratum.models().isMixed(), NoInterval.MIXED_PRODUCER_MODELS, reasons);
        when(stratum.prompts().hasUnknown(), NoInterval.UNKNOWN_PROMPT_DIGEST, reasons);
        when(stratum.prompts().isMixed(), NoInterval.MIXED_PROMPT_DIGESTS, reasons);
        when(stratum.items().isUneven(), NoInterval.UNEQUAL_ATTEMPTS, reasons);
        when(!stratum.attempts().hasTrials(), NoInterval.NO_WORK_ITEMS, reasons);
        return reasons;
    }

    private static void when(boolean applies, NoInterval reason, List<NoInterval> reasons) {
        if (applies) {
            reasons.add(reason);
        }
    }
}
