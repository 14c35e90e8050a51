package org.plumbline.records;

import org.plumbline.text.Term;

/// Where the outcome of a row comes from.
public enum DataKind implements Term {
    LLM("llm"),
    DETERMINISTIC_BASELINE("deterministic_baseline"),
    SYNTHETIC("synthetic"),
    SCRIPTED_FIXTURE("scripted_fixture");

    private final String word;

    DataKind(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
