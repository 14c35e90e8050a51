package org.plumbline.report.tally;

import org.plumbline.corpus.Case;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.corpus.Provisional;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.StratumKey;

/// Counts what the cases of a stratum are, and keeps what labels are counted against.
final class StratumTally {

    private final StratumKey key;
    private final AttemptTally attempts = new AttemptTally();
    private final Counter<ClaimCoverage> coverage = new Counter<>(ClaimCoverage.class);
    private final FieldTally provisional = new FieldTally(LabelField.ofClaim());
    private final CheckTally checks = new CheckTally();
    private final WorkItems items = new WorkItems();
    private final Arms models = new Arms();
    private final Arms prompts = new Arms();
    private final CaseList cases = new CaseList();
    private long outsideTrials;
    private boolean selected;

    StratumTally(StratumKey key) {
        this.key = key;
    }

    void add(Case attempt) {
        var answer = attempt.sample().answer();
        Standing standing = Standing.of(attempt);
        boolean isTrial = standing == Standing.TRIAL;
        attempts.add(attempt, isTrial);
        int item = items.add(attempt.placement().group(), isTrial);
        cases.add(attempt.sampleId(), item, standing, answer.claims());
        switch (standing) {
            case FAILED -> {}
            case ELIGIBLE -> outsideTrials += answer.claims().size();
            case TRIAL -> {
                coverage.add(answer.claimCoverage(), answer.claims().size());
                selected |= answer.claimCoverage() == ClaimCoverage.SELECTED;
                attempt.provisional().forEach(this::addProvisional);
                checks.addTrial(attempt);
                models.add(attempt.provenance().producerModel());
                prompts.add(attempt.provenance().promptDigest());
            }
        }
    }

    void addAll(StratumTally other) {
        attempts.addAll(other.attempts);
        coverage.addAll(other.coverage);
        provisional.addAll(other.provisional);
        checks.addAll(other.checks);
        cases.addAll(other.cases, items.addAll(other.items));
        models.addAll(other.models);
        prompts.addAll(other.prompts);
        outsideTrials += other.outsideTrials;
        selected |= other.selected;
    }

    StratumKey key() {
        return key;
    }

    AttemptTally attempts() {
        return attempts;
    }

    Counter<ClaimCoverage> coverage() {
        return coverage;
    }

    FieldTally provisional() {
        return provisional;
    }

    CheckTally checks() {
        return checks;
    }

    WorkItems items() {
        return items;
    }

    Arms models() {
        return models;
    }

    Arms prompts() {
        return prompts;
    }

    CaseList cases() {
        return cases;
    }

    /// Claims of eligible attempts that are no trials.
    long outsideTrials() {
        return outsideTrials;
    }

    /// True where the claims of a trial are a selection, also one that holds none.
    boolean hasSelected() {
        return selected;
    }

    /// True where the trials of both come from the same models and the same prompts.
    boolean hasArmsOf(StratumTally other) {
        return models.isSameAs(other.models) && prompts.isSameAs(other.prompts);
    }

    private void addProvisional(Provisional label) {
        for (LabelField field : LabelField.ofClaim()) {
            LabelValue value = label.labels().of(field);
            provisional.add(
                    field, value == null ? SampleStates.MISSING : (byte) field.category(value));
        }
    }
}
