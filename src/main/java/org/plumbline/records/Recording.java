package org.plumbline.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;

/// What was recorded while tasks ran.
///
/// @param name the base name of its file
/// @param sha256 over all bytes of the file
public record Recording(String name, Sha256 sha256, List<Call> calls, List<Asked> rows) {

    public Recording {
        calls = List.copyOf(calls);
        rows = List.copyOf(rows);
    }

    /// What one row asked, and which calls answered.
    ///
    /// @param callIds indices of calls
    /// @param x what the file has beside the fields; null where it has nothing
    public record Asked(RowHead head, List<Long> callIds, @Nullable JsonNode x) {
        public Asked {
            callIds = List.copyOf(callIds);
        }
    }

    /// The last part of a path, as it is written on this or another system.
    public static String baseName(String file) {
        return file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    }
}
