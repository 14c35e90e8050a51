package org.plumbline.report.tally;

import org.plumbline.labels.Grounding;
import org.plumbline.labels.Truth;
import org.plumbline.report.AdvisoryCounts;

/// Counts labels of claims that nobody resolves.
final class AdvisoryTally {

    private final LabelCounter<Truth> truth = new LabelCounter<>(Truth.class);
    private final LabelCounter<Grounding> grounding = new LabelCounter<>(Grounding.class);

    /// Adds the labels of a claim: a category each, or [SampleLabels#MISSING].
    void add(byte truthState, byte groundingState) {
        truth.add(truthState);
        grounding.add(groundingState);
    }

    void addAll(AdvisoryTally other) {
        truth.addAll(other.truth);
        grounding.addAll(other.grounding);
    }

    AdvisoryCounts counts() {
        return new AdvisoryCounts(truth.counts(), grounding.counts());
    }
}
