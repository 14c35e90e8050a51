package org.plumbline.session.order;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.Event;
import org.plumbline.labels.Draft;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.JournalledReview;

/// Where the reviewer is, and in which order they meet the samples. Guarded by the review.
public final class Route {

    private final SampleStore store;
    private final JournalledReview<String, Draft> review;
    private final Debounce debounce = new Debounce(this::write);
    private volatile SampleOrder order;
    private Position position;

    /// As the journal remembers it.
    public Route(SampleStore store, JournalledReview<String, Draft> review) {
        this.store = store;
        this.review = review;
        this.order = SampleOrder.of(store, lastSeed());
        this.position = lastPosition();
    }

    private @Nullable String lastSeed() {
        return review.replay().order().map(Event.Ordered::seed).orElse(null);
    }

    private Position lastPosition() {
        return review.replay()
                .stood()
                .flatMap(
                        stood ->
                                store.indexOf(stood.sampleId()).stream()
                                        .mapToObj(index -> new Position(index, stood.claimId()))
                                        .findFirst())
                .orElseGet(() -> new Position(store.size() == 0 ? 0 : order.sampleAt(0), null));
    }

    public SampleOrder order() {
        return order;
    }

    /// The samples come in this order from now on.
    public Applied reorder(SampleOrder chosen) {
        synchronized (review) {
            if (review.isWritable() && chosen.seed().equals(order.seed())) {
                return new Applied.Unchanged();
            }
            Applied written = review.write(new Event.Ordered(chosen.seed().orElse(null)));
            if (written instanceof Applied.Accepted) {
                order = chosen;
            }
            return written;
        }
    }

    public Position position() {
        synchronized (review) {
            return position;
        }
    }

    /// Begins where somebody else is, whom this one is labelling after: unless the journal remembers
    /// a place.
    public void beginAt(Position other) {
        synchronized (review) {
            if (review.replay().stood().isEmpty()) {
                position = other;
            }
        }
    }

    /// An act was done, and whoever does one looks at it.
    public void acted() {
        synchronized (review) {
            position = lastPosition();
            debounce.take();
        }
    }

    /// The reviewer goes elsewhere; forgotten on the disk where nothing can be written.
    public void moveTo(Position to) {
        synchronized (review) {
            store.outline(to.sample());
            position = to;
            if (review.isWritable()) {
                debounce.to(to);
            }
        }
    }

    /// Writes where the reviewer is, where that is not written yet.
    public void write() {
        synchronized (review) {
            Optional<Position> to = debounce.take();
            if (to.isPresent()) {
                String sampleId = store.outline(to.get().sample()).sampleId();
                var stood = new Event.Stood(sampleId, to.get().claimId());
                if (!review.replay().stood().equals(Optional.of(stood))) {
                    review.remember(stood);
                }
            }
        }
    }
}
