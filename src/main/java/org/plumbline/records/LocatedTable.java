package org.plumbline.records;

import java.util.List;
import org.plumbline.text.Sha256;

/// A table without errors, with the places of its rows.
///
/// @param file as the user named it
/// @param sha256 over all bytes of the file
/// @param places of each row, in the table's order
public record LocatedTable(String file, Sha256 sha256, Table table, List<RowPlace> places) {

    public LocatedTable {
        places = List.copyOf(places);
    }
}
