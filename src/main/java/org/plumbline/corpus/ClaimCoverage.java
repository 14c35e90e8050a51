package org.plumbline.corpus;

import org.plumbline.text.Term;

/// How the claims were chosen; the owner's attestation, not verified.
public enum ClaimCoverage implements Term {
    /// Some spans; says nothing of the whole answer.
    SELECTED("selected"),
    /// Every claim of the output.
    EXHAUSTIVE("exhaustive");

    private final String word;

    ClaimCoverage(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
