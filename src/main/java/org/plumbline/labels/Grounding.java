package org.plumbline.labels;

import org.plumbline.text.Term;

/// Whether what the producer had read supports a claim.
public enum Grounding implements Term, LabelValue {
    /// Needs cited evidence that the producer saw.
    SUPPORTED("supported"),
    UNSUPPORTED("unsupported"),
    UNKNOWN("unknown");

    private final String word;

    Grounding(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
