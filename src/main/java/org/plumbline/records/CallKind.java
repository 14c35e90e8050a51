package org.plumbline.records;

import org.plumbline.text.Term;

/// What a call of a recording asked.
public enum CallKind implements Term {
    LLM("llm"),
    TOOL("tool");

    private final String word;

    CallKind(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
