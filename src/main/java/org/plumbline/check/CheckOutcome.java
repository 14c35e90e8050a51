package org.plumbline.check;

import org.plumbline.text.Term;

/// What a literal check comes to. It never proves absence and never decides a verdict.
public enum CheckOutcome implements Term {
    /// A search for absence found the annotated bytes.
    ANNOTATED_TEXT_PRESENT("annotated-text-present"),
    /// The region's bytes are the annotated ones.
    EXACT_MATCH("exact-match"),
    /// Nothing is said.
    ABSTAIN("abstain");

    private final String word;

    CheckOutcome(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
