package org.plumbline.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A table of records, its rows in the file's order.
///
/// @param x what the file's object has beside the fields; null where it has nothing
public record Table(List<Row> rows, @Nullable JsonNode x) {

    public Table {
        rows = List.copyOf(rows);
    }
}
