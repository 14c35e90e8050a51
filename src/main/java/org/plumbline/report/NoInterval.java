package org.plumbline.report;

import org.plumbline.text.Term;

/// Why a stratum has no interval. The constants are in the order of their codes, so that sorting
/// them is sorting the codes.
public enum NoInterval implements Term {
    DISPUTED_LABELS("disputed-labels"),
    MISSING_LABELS("missing-labels"),
    MIXED_PRODUCER_MODELS("mixed-producer-models"),
    MIXED_PROMPT_DIGESTS("mixed-prompt-digests"),
    NO_WORK_ITEMS("no-work-items"),
    NOT_HELD_OUT_RANDOM("not-held-out-random"),
    SELECTED_CLAIMS("selected-claims"),
    UNEQUAL_ATTEMPTS("unequal-attempts"),
    UNKNOWN_GROUNDING("unknown-grounding"),
    UNKNOWN_PRODUCER_MODEL("unknown-producer-model"),
    UNKNOWN_PROMPT_DIGEST("unknown-prompt-digest"),
    UNSETTLED_TRUTH("unsettled-truth");

    private final String word;

    NoInterval(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
