package org.plumbline.csv;

import org.plumbline.problem.Location;

/// A table cannot be read on from here.
public final class CsvFault extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient Location location;
    private final int cell;
    private final boolean limit;

    CsvFault(Location location, int cell, boolean limit, String message) {
        super(message, null, false, false);
        this.location = location;
        this.cell = cell;
        this.limit = limit;
    }

    /// The first byte that cannot be there.
    public Location location() {
        return location;
    }

    /// The number of the cell in its row, from 0.
    public int cell() {
        return cell;
    }

    /// True where the cell is only too large.
    public boolean isLimit() {
        return limit;
    }

    /// What was found and what was expected.
    public String words() {
        return String.valueOf(getMessage());
    }
}
