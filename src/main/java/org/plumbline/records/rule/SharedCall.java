package org.plumbline.records.rule;

import java.util.HashMap;
import java.util.Map;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;

/// Two rows have one call, so its answer and its latency are counted in each: a replicate that
/// repeats a call measured nothing anew. Remembers the calls of one file. A warning, since one call
/// may well answer two tasks.
final class SharedCall {

    private record Named(String source, long call) {}

    /// The row that named a call first.
    private record First(int row, String place) {}

    private final Map<Named, First> firsts = new HashMap<>();
    private int rows;

    /// Warns at the `call_ids` of a row that names a call which a row before it named.
    ///
    /// @param source what tells the recording of the row's calls from others
    void check(JsonValue row, String source, Findings findings) {
        rows++;
        JsonValue ids = Fields.sound(row, "call_ids");
        if (ids == null) {
            return;
        }
        boolean told = false;
        for (JsonValue id : ids.elements()) {
            var here = new First(rows, row.location().toString());
            First before = firsts.putIfAbsent(new Named(source, id.integer()), here);
            if (before != null && before.row() != rows && !told) {
                told = true;
                findings.warn(
                        Code.RECORDS_SHARED_CALL,
                        ids,
                        () ->
                                ("the row at %s has call %s too, and each of the two counts it; a"
                                                + " replicate has calls of its own")
                                        .formatted(before.place(), id.digits()));
            }
        }
    }
}
