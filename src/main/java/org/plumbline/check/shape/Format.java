package org.plumbline.check.shape;

import org.plumbline.text.Term;

/// The kinds of file that are read here, by what each calls itself.
public enum Format implements Term {
    CORPUS("plumbline-corpus", "cases"),
    REQUESTS("plumbline-requests", "requests"),
    LABELS("plumbline-labels", "ratings"),
    JUDGE("plumbline-judge", "ratings"),
    ADJUDICATIONS("plumbline-adjudications", "decisions"),
    RECORDS("plumbline-records", "rows"),
    RECORDING("plumbline-recording", "calls"),
    ANNOTATIONS("plumbline-annotations", "rows");

    private final String word;
    private final String collection;

    Format(String word, String collection) {
        this.word = word;
        this.collection = collection;
    }

    @Override
    public String word() {
        return word;
    }

    /// The name of the array that it is about.
    public String collection() {
        return collection;
    }

    /// True for the two that have samples.
    boolean hasSamples() {
        return this == CORPUS || this == REQUESTS;
    }
}
