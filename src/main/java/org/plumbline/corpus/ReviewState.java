package org.plumbline.corpus;

import org.plumbline.text.Term;

/// What became of the output.
public enum ReviewState implements Term {
    REVIEWED("reviewed"),
    WITHHELD("withheld"),
    NOT_REVIEWED("not-reviewed");

    private final String word;

    ReviewState(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
