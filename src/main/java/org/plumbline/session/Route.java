package org.plumbline.session;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.Event;
import org.plumbline.journal.Journal;

/// Where the reviewer is, and in which order they meet the samples. Guarded by the book.
final class Route {

    private final SampleStore store;
    private final Journal journal;
    private final Debounce debounce;
    private volatile SampleOrder order;
    private Position position;

    /// As the journal remembers it.
    ///
    /// @param stayed run once the reviewer stays somewhere; calls [#write(boolean)]
    Route(SampleStore store, Journal journal, Runnable stayed) {
        this.store = store;
        this.journal = journal;
        this.debounce = new Debounce(stayed);
        this.order = SampleOrder.of(store, lastSeed());
        this.position = lastPosition();
    }

    private @Nullable String lastSeed() {
        return journal.replay().order().map(Event.Ordered::seed).orElse(null);
    }

    private Position lastPosition() {
        return journal.replay()
                .stood()
                .flatMap(
                        stood ->
                                store.indexOf(stood.sampleId()).stream()
                                        .mapToObj(index -> new Position(index, stood.claimId()))
                                        .findFirst())
                .orElseGet(() -> new Position(store.size() == 0 ? 0 : order.sampleAt(0), null));
    }

    SampleOrder order() {
        return order;
    }

    void order(SampleOrder chosen) {
        order = chosen;
    }

    Position position() {
        return position;
    }

    /// An act was done, and whoever does one looks at it.
    void acted() {
        position = lastPosition();
        debounce.take();
    }

    /// The reviewer goes elsewhere; forgotten on the disk where nothing can be written.
    void moveTo(Position to, boolean isWritable) {
        store.outline(to.sample());
        position = to;
        if (isWritable) {
            debounce.to(to);
        }
    }

    /// Writes where the reviewer is, where that is not written yet.
    void write(boolean isWritable) {
        Optional<Position> to = debounce.take();
        if (to.isPresent() && isWritable) {
            String sampleId = store.outline(to.get().sample()).sampleId();
            var stood = new Event.Stood(sampleId, to.get().claimId());
            if (!journal.replay().stood().equals(Optional.of(stood))) {
                journal.add(stood);
            }
        }
    }
}
