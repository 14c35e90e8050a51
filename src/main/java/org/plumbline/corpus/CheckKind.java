package org.plumbline.corpus;

import org.plumbline.text.Term;

/// What a literal check looks for.
public enum CheckKind implements Term {
    LITERAL_ABSENCE("literal-absence"),
    LITERAL_QUOTE("literal-quote");

    private final String word;

    CheckKind(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
