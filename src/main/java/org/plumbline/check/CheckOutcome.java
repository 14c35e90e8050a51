package org.plumbline.check;

import org.plumbline.text.Term;

/// What a literal check came to.
public enum CheckOutcome implements Term {
    ANNOTATED_TEXT_PRESENT("annotated-text-present"),
    EXACT_MATCH("exact-match"),
    /// It says nothing.
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
