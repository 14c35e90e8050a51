package org.plumbline.corpus;

import org.plumbline.text.Term;

/// Which part of the data a work item belongs to.
public enum Split implements Term {
    DEVELOPMENT("development"),
    HELD_OUT("held-out");

    private final String word;

    Split(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
