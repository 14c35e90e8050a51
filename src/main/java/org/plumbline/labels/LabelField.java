package org.plumbline.labels;

import org.plumbline.text.Term;

/// What a label is about, in the order in which files and reports list them.
public enum LabelField implements Term {
    TRUTH("truth"),
    GROUNDING("grounding"),
    RELEVANCE("relevance"),
    REPETITION("repetition"),
    USEFULNESS("usefulness"),
    CORRECT_WITHHOLDING("correctWithholding");

    private final String word;

    LabelField(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /// True for truth and grounding, false for the measures of the whole sample.
    public boolean isOfClaim() {
        return this == TRUTH || this == GROUNDING;
    }
}
