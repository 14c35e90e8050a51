package org.plumbline.csv;

import java.util.List;
import org.plumbline.problem.Location;

/// One row of a table as a file has it.
///
/// @param at where it begins
/// @param cells at least one
public record CsvRecord(Location at, List<CsvCell> cells) {

    public CsvRecord {
        cells = List.copyOf(cells);
    }

    /// True for a line with nothing on it.
    public boolean isBlank() {
        return cells.size() == 1 && cells.getFirst().isNull();
    }
}
