package org.plumbline.report.checks;

import java.io.IOException;
import java.io.OutputStream;
import org.plumbline.text.Term;

/// The forms in which the checks of a corpus are written.
///
/// Each gives the same bytes for the same corpus on every machine: UTF-8, LF, and neither clock nor
/// locale is asked.
public enum CheckForm implements Term {
    /// For a terminal.
    TEXT("text"),
    /// For programs; `checks.schema.json` says its shape.
    JSON("json"),
    /// One check a line.
    CSV("csv");

    private final String word;

    CheckForm(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /// Writes all checks; does not close `out`.
    public void write(CheckListing checks, OutputStream out) throws IOException {
        switch (this) {
            case TEXT -> new CheckText(out).write(checks);
            case JSON -> new CheckJson(out).write(checks);
            case CSV -> new CheckCsv(out).write(checks);
        }
    }
}
