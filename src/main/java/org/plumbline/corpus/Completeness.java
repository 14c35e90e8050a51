package org.plumbline.corpus;

import org.plumbline.text.Term;

/// Whether a piece of evidence is all there is of it.
public enum Completeness implements Term {
    COMPLETE("complete"),
    PARTIAL("partial"),
    UNKNOWN("unknown");

    private final String word;

    Completeness(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
