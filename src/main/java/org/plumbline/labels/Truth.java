package org.plumbline.labels;

import org.plumbline.text.Term;

/// Whether a claim is true, against the evidence that was kept.
public enum Truth implements Term, LabelValue {
    TRUE("true"),
    FALSE("false"),
    /// Truth cannot be settled by the retained evidence.
    UNSUPPORTED("unsupported");

    private final String word;

    Truth(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
