package org.plumbline.records;

import java.util.List;

/// A table without errors, with the places of its rows.
///
/// @param file as the user named it
/// @param places of each row, in the table's order
public record LocatedTable(String file, Table table, List<RowPlace> places) {

    public LocatedTable {
        places = List.copyOf(places);
    }
}
