package org.plumbline.session.label;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.plumbline.labels.Act;
import org.plumbline.labels.TakenFrom;

/// One thing that a reviewer did to a sample.
///
/// @param at what the clock said then; `seq` is the order, also where the clock went backwards
/// @param acts what was done, or what was undone or redone
/// @param from where these labels were taken over from; empty where they were given here
/// @param standing true where the step it speaks of is in force: not undone, or redone since
public record HistoryEntry(
        long seq,
        Instant at,
        Kind kind,
        List<Act> acts,
        Optional<TakenFrom> from,
        boolean standing) {

    /// What kind of thing.
    public enum Kind {
        LABELLED,
        TAKEN_OVER,
        UNDONE,
        REDONE
    }

    public HistoryEntry {
        acts = List.copyOf(acts);
    }
}
