package org.plumbline.session.label;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plumbline.journal.Entry;
import org.plumbline.journal.Event;
import org.plumbline.labels.Act;
import org.plumbline.labels.TakenFrom;

/// Words the entries on one sample for the window.
final class History {

    private final Map<Long, List<Act>> acts = new HashMap<>();
    private final Map<Long, TakenFrom> origins = new HashMap<>();
    private final Set<Long> standing = new HashSet<>();

    private History(List<Entry> entries) {
        for (Entry entry : entries) {
            switch (entry.event()) {
                case Event.Labelled step -> {
                    acts.put(entry.seq(), step.acts());
                    standing.add(entry.seq());
                }
                case Event.TakenOver<?, ?> deed -> {
                    acts.put(entry.seq(), acts(deed));
                    origins.put(entry.seq(), deed.from());
                    standing.add(entry.seq());
                }
                case Event.Undone(var step) -> standing.remove(step);
                case Event.Redone(var step) -> standing.add(step);
                case Event.Began begin -> {}
                case Event.Reviewed reviewed -> {}
                case Event.Ruled ruled -> {}
                case Event.Unblinded unblinded -> {}
                case Event.Ordered ordered -> {}
                case Event.Stood stood -> {}
            }
        }
    }

    /// Of the one sample that it is about here.
    private static List<Act> acts(Event.TakenOver<?, ?> deed) {
        return deed.items().getFirst().step() instanceof Event.Labelled step
                ? step.acts()
                : List.of();
    }

    /// @param entries all steps on one sample with their undoing and redoing, oldest first
    static List<HistoryEntry> of(List<Entry> entries) {
        var history = new History(entries);
        var worded = new ArrayList<HistoryEntry>();
        entries.forEach(entry -> history.word(entry).ifPresent(worded::add));
        return List.copyOf(worded);
    }

    private Optional<HistoryEntry> word(Entry entry) {
        return switch (entry.event()) {
            case Event.Labelled step -> word(entry, HistoryEntry.Kind.LABELLED, entry.seq());
            case Event.TakenOver<?, ?> deed ->
                    word(entry, HistoryEntry.Kind.TAKEN_OVER, entry.seq());
            case Event.Undone(var step) -> word(entry, HistoryEntry.Kind.UNDONE, step);
            case Event.Redone(var step) -> word(entry, HistoryEntry.Kind.REDONE, step);
            case Event.Began begin -> Optional.empty();
            case Event.Reviewed reviewed -> Optional.empty();
            case Event.Ruled ruled -> Optional.empty();
            case Event.Unblinded unblinded -> Optional.empty();
            case Event.Ordered ordered -> Optional.empty();
            case Event.Stood stood -> Optional.empty();
        };
    }

    private Optional<HistoryEntry> word(Entry entry, HistoryEntry.Kind kind, long step) {
        return Optional.of(
                new HistoryEntry(
                        entry.seq(),
                        entry.at(),
                        kind,
                        acts.getOrDefault(step, List.of()),
                        Optional.ofNullable(origins.get(step)),
                        standing.contains(step)));
    }
}
