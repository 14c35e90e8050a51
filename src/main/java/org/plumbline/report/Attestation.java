package org.plumbline.report;

import org.plumbline.text.Term;

/// What a reader of a report must know, in the order in which reports list them.
public enum Attestation implements Term {
    NO_RELEASE_DECISION("no-release-decision"),
    JUDGE_ADVISORY("judge-advisory"),
    DIGESTS_SELF_CONSISTENCY("digests-self-consistency"),
    RECALL_NOT_MEASURED("recall-not-measured"),
    SAMPLING_ATTESTED("sampling-attested"),
    COVERAGE_ATTESTED("coverage-attested"),
    INTERVALS_MARGINAL("intervals-marginal"),
    CONDITIONAL_ON_CAPTURE("conditional-on-capture"),
    INDEPENDENT_ITEMS_ASSUMED("independent-items-assumed"),
    /// A trial of a stratum with an interval has one fresh rating.
    SINGLE_RATER("single-rater"),
    /// A stratum that is not held-out random has a trial.
    REGRESSIONS_NO_POPULATION("regressions-no-population"),
    /// A kappa of all samples is null.
    NULL_KAPPA_NO_AGREEMENT("null-kappa-no-agreement"),
    /// Two strata with trials differ in their producer models, or in their prompts.
    SEVERAL_ARMS("several-arms"),
    UNBLINDED_RATINGS("unblinded-ratings"),
    UNSIGNED_LABELS("unsigned-labels"),
    STALE_RATINGS("stale-ratings");

    private final String word;

    Attestation(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
