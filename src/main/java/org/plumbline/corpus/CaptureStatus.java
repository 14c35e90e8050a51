package org.plumbline.corpus;

import org.plumbline.text.Term;

/// How completely the evidence was retained for this evaluation.
public enum CaptureStatus implements Term {
    COMPLETE("complete"),
    PARTIAL("partial"),
    FAILED("failed");

    private final String word;

    CaptureStatus(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
