package org.plumbline.corpus;

import org.plumbline.text.Term;

/// How a work item came into the corpus.
public enum Sampling implements Term {
    /// Hand-picked; never estimates production quality.
    REGRESSION("regression"),
    RANDOM("random");

    private final String word;

    Sampling(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
