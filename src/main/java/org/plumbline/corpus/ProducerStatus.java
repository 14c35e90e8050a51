package org.plumbline.corpus;

import org.plumbline.text.Term;

/// How completely evidence was captured when the output was produced, as recorded then.
public enum ProducerStatus implements Term {
    COMPLETE("complete"),
    PARTIAL("partial"),
    FAILED("failed"),
    UNKNOWN("unknown");

    private final String word;

    ProducerStatus(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
