package org.plumbline.corpus;

import org.plumbline.text.Term;

/// What a piece of evidence is. The role alone says nothing of what the producer had read.
public enum Role implements Term {
    /// Material the producer read.
    SEEN("seen"),
    /// An independent check of truth.
    REFERENCE("reference"),
    /// A record that words were said, not that they are right.
    CONVERSATION("conversation"),
    /// A fallible summary.
    COMPACTION("compaction");

    private final String word;

    Role(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
