package org.plumbline.report.tally;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.agreement.Wilson;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Sampling;
import org.plumbline.corpus.Split;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Measure;
import org.plumbline.labels.Truth;
import org.plumbline.report.Categories;
import org.plumbline.report.Estimate;
import org.plumbline.report.NoInterval;
import org.plumbline.report.Stratum;
import org.plumbline.report.StratumKey;

/// Counts one stratum.
final class StratumTally {

    private final StratumKey key;
    private final AttemptTally attempts = new AttemptTally();
    private final ClaimTally claims;
    private final QualityTally quality = new QualityTally();
    private final CheckTally checks = new CheckTally();
    private final WorkItems items = new WorkItems();
    private final Arms models = new Arms();
    private final Arms prompts = new Arms();

    /// A trial without claims has fewer raters than asked for: no claim of it can be missing.
    private boolean unratedTrial;

    private boolean singleRater;

    StratumTally(StratumKey key, LabelBook book) {
        this.key = key;
        this.claims = new ClaimTally(book);
    }

    void add(Case attempt, SampleLabels labels, Sheet settled) {
        boolean eligible =
                attempt.sample().capture().status() != CaptureStatus.FAILED
                        && attempt.producerStatus() != ProducerStatus.FAILED;
        boolean trial =
                eligible
                        && attempt.sample().reviewState() == ReviewState.REVIEWED
                        && attempt.sample().answer().output() != null;
        attempts.add(attempt, trial);
        items.addAttempt(attempt.placement().group());
        if (eligible) {
            quality.add(Measure.CORRECT_WITHHOLDING, settled);
        }
        if (trial) {
            addTrial(attempt, labels, settled);
        } else if (eligible) {
            claims.addOutsideTrials(attempt.sample().answer().claims().size());
        }
    }

    void addAll(StratumTally other) {
        attempts.addAll(other.attempts);
        claims.addAll(other.claims);
        quality.addAll(other.quality);
        checks.addAll(other.checks);
        items.addAll(other.items);
        models.addAll(other.models);
        prompts.addAll(other.prompts);
        unratedTrial |= other.unratedTrial;
        singleRater |= other.singleRater;
    }

    boolean hasTrials() {
        return attempts.hasTrials();
    }

    /// True where a trial has one fresh rating.
    boolean hasSingleRater() {
        return singleRater;
    }

    /// True where the trials of both come from the same models and the same prompts.
    boolean hasArmsOf(StratumTally other) {
        return models.isSameAs(other.models) && prompts.isSameAs(other.prompts);
    }

    Stratum stratum() {
        return new Stratum(
                key,
                attempts.counts(items.size()),
                claims.counts(),
                quality.counts(),
                checks.counts(),
                estimate(
                        WorkItems.FALSE_CLAIM,
                        WorkItems.UNSETTLED_TRUTH,
                        NoInterval.UNSETTLED_TRUTH),
                estimate(
                        WorkItems.UNSUPPORTED_CLAIM,
                        WorkItems.UNKNOWN_GROUNDING,
                        NoInterval.UNKNOWN_GROUNDING));
    }

    private void addTrial(Case trial, SampleLabels labels, Sheet settled) {
        quality.add(Measure.RELEVANCE, settled);
        quality.add(Measure.REPETITION, settled);
        quality.add(Measure.USEFULNESS, settled);
        claims.addTrial(trial, labels, settled);
        checks.addTrial(trial);
        items.addTrial(trial.placement().group(), marks(settled));
        models.add(trial.provenance().producerModel());
        prompts.add(trial.provenance().promptDigest());
        // Any measure is missing exactly where there are fewer raters than asked for.
        unratedTrial |= settled.measure(Measure.RELEVANCE) == SampleLabels.MISSING;
        singleRater |= labels.people().size() == 1;
    }

    private static int marks(Sheet settled) {
        int marks = 0;
        for (byte truth : settled.of(LabelField.TRUTH)) {
            marks |= truth == Categories.of(Truth.FALSE) ? WorkItems.FALSE_CLAIM : 0;
            marks |= truth == Categories.of(Truth.UNSUPPORTED) ? WorkItems.UNSETTLED_TRUTH : 0;
        }
        for (byte basis : settled.of(LabelField.GROUNDING)) {
            marks |=
                    basis == Categories.of(Grounding.UNSUPPORTED) ? WorkItems.UNSUPPORTED_CLAIM : 0;
            marks |= basis == Categories.of(Grounding.UNKNOWN) ? WorkItems.UNKNOWN_GROUNDING : 0;
        }
        return marks;
    }

    private Estimate estimate(int error, int doubt, NoInterval doubtful) {
        List<NoInterval> reasons = reasons();
        if (items.hasDoubt(doubt, error)) {
            reasons.add(doubtful);
        }
        if (!reasons.isEmpty()) {
            return new Estimate.None(reasons.stream().sorted().toList());
        }
        int errors = items.showing(error);
        return new Estimate.Interval(errors, items.tried(), Wilson.of(errors, items.tried()));
    }

    /// What keeps both intervals from being given.
    private List<NoInterval> reasons() {
        var reasons = new ArrayList<NoInterval>();
        if (key.split() != Split.HELD_OUT || key.sampling() != Sampling.RANDOM) {
            reasons.add(NoInterval.NOT_HELD_OUT_RANDOM);
        }
        if (claims.hasSelected()) {
            reasons.add(NoInterval.SELECTED_CLAIMS);
        }
        if (claims.has(SampleLabels.MISSING) || unratedTrial) {
            reasons.add(NoInterval.MISSING_LABELS);
        }
        if (claims.has(SampleLabels.DISPUTED)) {
            reasons.add(NoInterval.DISPUTED_LABELS);
        }
        if (models.hasUnknown()) {
            reasons.add(NoInterval.UNKNOWN_PRODUCER_MODEL);
        }
        if (models.isMixed()) {
            reasons.add(NoInterval.MIXED_PRODUCER_MODELS);
        }
        if (prompts.hasUnknown()) {
            reasons.add(NoInterval.UNKNOWN_PROMPT_DIGEST);
        }
        if (prompts.isMixed()) {
            reasons.add(NoInterval.MIXED_PROMPT_DIGESTS);
        }
        if (items.isUneven()) {
            reasons.add(NoInterval.UNEQUAL_ATTEMPTS);
        }
        if (!attempts.hasTrials()) {
            reasons.add(NoInterval.NO_WORK_ITEMS);
        }
        return reasons;
    }
}
