package org.plumbline.session.queue;

import org.plumbline.text.Term;

/// In which order a queue shows its samples; those that are alike come as the session has them.
public enum Sorting implements Term {
    /// As the session has them: as in the file, or shuffled.
    ORDER("order"),
    /// By code point.
    ID("id"),
    /// The shortest output first; where nothing was captured is shorter than an empty one.
    SHORTEST("shortest"),
    LONGEST("longest"),
    /// Those with the most claims that are not labelled first.
    OPEN("open");

    private final String word;

    Sorting(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
