package org.plumbline.records.rule;

import java.util.HashMap;
import java.util.Map;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.records.RowKey;

/// One task, condition and replicate stands twice: which of the two rows is meant?
///
/// Remembers the rows of whatever is to be one table: a file, or several recordings.
public final class RepeatedRow {

    private final Map<RowKey, String> places = new HashMap<>();

    /// Reports it where it is so.
    ///
    /// @param file the row's file, for messages about a later one
    /// @return true where the row is repeated
    boolean check(JsonValue row, String file, Findings findings) {
        if (!Fields.areSound(row, "task_id", "condition", "replicate")) {
            return false;
        }
        RowKey key = RecordReading.key(row);
        String before = places.putIfAbsent(key, file + ":" + row.location());
        if (before != null) {
            findings.report(
                    Code.RECORDS_REPEATED,
                    row,
                    () ->
                            "%s has a row before, at %s; number repeated runs by replicate"
                                    .formatted(key.inWords(), before));
        }
        return before != null;
    }
}
