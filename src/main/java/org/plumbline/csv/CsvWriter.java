package org.plumbline.csv;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Writes a table cell by cell.
///
/// Null is an empty cell and the empty text is `""`, so that every table comes back exactly. A text
/// that begins like a formula, or with an apostrophe, gets an apostrophe before it, which reading
/// takes off again: a spreadsheet must never run what a model wrote.
public final class CsvWriter {

    /// What a spreadsheet takes for the start of a formula, its full-width forms, and the
    /// apostrophe itself.
    private static final String GUARDED = "=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20'";

    private final Writer out;
    private boolean lineBegun;

    /// Does not close `out`. A text with an unpaired surrogate is refused by an [IOException].
    public CsvWriter(OutputStream out) {
        this.out =
                new BufferedWriter(
                        new OutputStreamWriter(out, StandardCharsets.UTF_8.newEncoder()));
    }

    /// A text, or null.
    public CsvWriter text(@Nullable String text) throws IOException {
        if (text == null) {
            return cell("");
        }
        boolean guarded = !text.isEmpty() && GUARDED.indexOf(text.charAt(0)) >= 0;
        String written = guarded ? "'" + text : text;
        boolean quoted = written.isEmpty() || written.chars().anyMatch(CsvWriter::needsQuotes);
        return cell(quoted ? '"' + written.replace("\"", "\"\"") + '"' : written);
    }

    /// A number or a boolean as JSON writes it, which is no text: `-0.05` needs no guard.
    public CsvWriter literal(String literal) throws IOException {
        return cell(literal);
    }

    public CsvWriter endLine() throws IOException {
        out.write('\n');
        lineBegun = false;
        return this;
    }

    /// Everything to the stream.
    public void flush() throws IOException {
        out.flush();
    }

    private CsvWriter cell(String written) throws IOException {
        if (lineBegun) {
            out.write(',');
        }
        lineBegun = true;
        out.write(written);
        return this;
    }

    private static boolean needsQuotes(int c) {
        return c == '"' || c == ',' || c == '\n' || c == '\r';
    }
}
