package org.plumbline.records;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Location;

/// Where a row stands in its file, and those of its fields that a comparison can be refused for.
///
/// @param row where the row begins
public record RowPlace(Location row, Map<Column, Location> fields) {

    public RowPlace {
        fields = Map.copyOf(fields);
    }

    /// The place of a field; of the row where it has none of its own.
    public Location of(@Nullable Column field) {
        return field == null ? row : fields.getOrDefault(field, row);
    }
}
