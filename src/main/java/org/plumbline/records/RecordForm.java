package org.plumbline.records;

import java.util.Locale;
import org.plumbline.files.Source;
import org.plumbline.text.Term;

/// How a table is written.
public enum RecordForm implements Term {
    JSON("json"),
    JSON_LINES("jsonl"),
    CSV("csv");

    private final String word;

    RecordForm(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /// The form that the name of a file asks for.
    public static RecordForm ofName(String file) {
        if (file.toLowerCase(Locale.ROOT).endsWith(".csv")) {
            return CSV;
        }
        return Source.isLines(file) ? JSON_LINES : JSON;
    }
}
