package org.plumbline.csv;

import java.nio.charset.StandardCharsets;
import org.plumbline.problem.Location;

/// A cell of a table as a file has it.
///
/// @param bytes what it says, valid UTF-8, without the quotes around it; not to be changed
/// @param quoted true where it stands in quotes, which tells the empty text from null
/// @param at where its first character is, which may be a quote
public record CsvCell(byte[] bytes, boolean quoted, Location at) {

    /// Null: empty and without quotes.
    public boolean isNull() {
        return bytes.length == 0 && !quoted;
    }

    /// What it says, as it stands there.
    public String raw() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /// The text that it means: without the apostrophe that keeps a spreadsheet from running it.
    public String text() {
        String raw = raw();
        return raw.startsWith("'") ? raw.substring(1) : raw;
    }

    /// Finds places inside the cell.
    public CellPlaces places() {
        return new CellPlaces(this);
    }
}
