package org.plumbline.problem;

import org.plumbline.text.Term;

/// Whether a problem keeps its file from being used.
public enum Severity implements Term {
    /// The file is rejected as a whole (but a stale rating is left out alone).
    ERROR("error"),
    /// Told, and the file counts.
    WARNING("warning");

    private final String word;

    Severity(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
