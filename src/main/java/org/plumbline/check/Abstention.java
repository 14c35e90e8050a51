package org.plumbline.check;

import org.plumbline.text.Term;

/// Why a literal check says nothing.
public enum Abstention implements Term {
    /// The check speaks of another revision than the evidence is of; its bytes were not compared.
    OTHER_REVISION("other-revision"),
    /// The check speaks of another side of a change; its bytes were not compared.
    OTHER_SIDE("other-side"),
    /// The bytes do not occur in the region, which proves nothing: they may stand elsewhere.
    TEXT_NOT_FOUND("text-not-found"),
    /// The region's bytes are not the annotated ones.
    TEXT_DIFFERS("text-differs");

    private final String word;

    Abstention(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
