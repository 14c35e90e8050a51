package org.plumbline.records;

import org.plumbline.text.Term;

/// Whether the packed evidence supports what a response says.
public enum Support implements Term {
    SUPPORTED("supported"),
    CONTRADICTED("contradicted"),
    INSUFFICIENT_EVIDENCE("insufficient_evidence");

    private final String word;

    Support(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
