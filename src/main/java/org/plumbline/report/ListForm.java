package org.plumbline.report;

import org.plumbline.text.Term;

/// The forms in which a list of what a corpus holds is written.
///
/// Each gives the same bytes for the same corpus on every machine: UTF-8, LF, and neither clock nor
/// locale is asked.
public enum ListForm implements Term {
    /// For a terminal.
    TEXT("text"),
    /// For programs; each list has a schema.
    JSON("json"),
    /// One item a line.
    CSV("csv");

    private final String word;

    ListForm(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
