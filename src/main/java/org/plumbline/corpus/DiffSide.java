package org.plumbline.corpus;

import org.plumbline.text.Term;

/// The side of a change that a piece of evidence shows.
public enum DiffSide implements Term {
    OLD("old"),
    NEW("new");

    private final String word;

    DiffSide(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
