package org.plumbline.csv;

import java.nio.charset.StandardCharsets;
import org.plumbline.problem.Location;

/// A cell of a table as a file has it.
public final class CsvCell {

    private final byte[] bytes;
    private final boolean quoted;
    private final Location at;

    /// @param bytes what it says, valid UTF-8, without the quotes around it; the cell's from now on
    CsvCell(byte[] bytes, boolean quoted, Location at) {
        this.bytes = bytes;
        this.quoted = quoted;
        this.at = at;
    }

    /// What it says, without the quotes around it; not to be changed.
    public byte[] bytes() {
        return bytes;
    }

    /// True where it stands in quotes, which tells the empty text from null.
    boolean quoted() {
        return quoted;
    }

    /// Where its first character is, which may be a quote.
    public Location at() {
        return at;
    }

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
