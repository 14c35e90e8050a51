package org.plumbline.corpus;

import org.plumbline.text.Term;

/// What limits a capture.
public enum LimitationKind implements Term {
    MISSING("missing"),
    REDACTION("redaction"),
    TRUNCATION("truncation"),
    INTERPRETATION("interpretation");

    private final String word;

    LimitationKind(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
