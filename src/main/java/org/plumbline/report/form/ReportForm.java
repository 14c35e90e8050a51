package org.plumbline.report.form;

import java.io.IOException;
import java.io.OutputStream;
import org.plumbline.report.Report;
import org.plumbline.text.Term;

/// The forms in which a report is written.
///
/// Each gives the same bytes for equal reports on every machine: UTF-8, LF, and neither clock nor
/// locale is asked.
public enum ReportForm implements Term {
    /// For a terminal.
    TEXT("text"),
    /// For programs; the shape is a part of the file formats.
    JSON("json"),
    /// One long table for spreadsheets.
    CSV("csv"),
    /// One file for people, to read and to print.
    HTML("html");

    private final String word;

    ReportForm(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /// Writes a report; does not close `out`.
    public void write(Report report, OutputStream out) throws IOException {
        switch (this) {
            case TEXT -> new TextForm(out).write(report);
            case JSON -> new JsonForm(out).write(report);
            case CSV -> new CsvForm(out).write(report);
            case HTML -> new HtmlForm(out).write(report);
        }
    }
}
