package org.plumbline.session.label;

import java.time.Instant;
import java.util.List;
import org.plumbline.labels.Act;

/// One thing that a reviewer did to a sample.
///
/// @param at what the clock said then; `seq` is the order, also where the clock went backwards
/// @param acts what was done, or what was undone or redone
/// @param standing true where the step it speaks of is in force: not undone, or redone since
public record HistoryEntry(long seq, Instant at, Kind kind, List<Act> acts, boolean standing) {

    /// What kind of thing.
    public enum Kind {
        LABELLED,
        UNDONE,
        REDONE
    }

    public HistoryEntry {
        acts = List.copyOf(acts);
    }
}
