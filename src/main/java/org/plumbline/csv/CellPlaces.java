package org.plumbline.csv;

import org.plumbline.problem.Location;

/// Where the bytes of a cell stand in the file. Goes through the cell once, so it is asked for
/// places in ascending order.
public final class CellPlaces {

    private final CsvCell cell;
    private final Place place;
    private int offset;

    CellPlaces(CsvCell cell) {
        this.cell = cell;
        this.place = new Place(cell.at());
        if (cell.quoted()) {
            place.advance('"');
        }
    }

    /// The place of the byte at `wanted`, which is not before the one asked for last; at the end of
    /// the cell, the place after it.
    public Location of(int wanted) {
        while (offset < wanted) {
            byte b = cell.bytes()[offset++];
            place.advance(b);
            // A quote stands twice in a cell with quotes around it.
            if (b == '"' && cell.quoted()) {
                place.advance(b);
            }
        }
        return place.location();
    }
}
