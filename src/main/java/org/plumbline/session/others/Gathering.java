package org.plumbline.session.others;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.plumbline.journal.Event;
import org.plumbline.journal.Given;
import org.plumbline.labels.TakenFrom;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.JournalledReview;

/// What is to be taken over, gathered item by item and then said here as one act: all of it is on
/// the disk or nothing, and one undo takes it back, also after a restart.
///
/// @param <K> what makes an item the one it is
/// @param <D> what was said of an item so far
final class Gathering<K, D> {

    private final JournalledReview<K, D> review;
    private final TakenFrom from;
    private final List<Found<K, D>> found = new ArrayList<>();
    private int unfitting;

    private record Found<K, D>(D before, int labels, Event.Taken<K, D> taken) {}

    Gathering(JournalledReview<K, D> review, TakenFrom from) {
        this.review = review;
        this.from = from;
    }

    /// @param given how it was said where it comes from
    void add(Part<K, D> part, Given given) {
        unfitting += part.unfitting();
        part.step()
                .map(step -> new Event.Taken<>(step, given.at(), given.blinded()))
                .ifPresent(taken -> found.add(new Found<>(part.before(), part.labels(), taken)));
    }

    /// Takes it over. Of an item of which something was said meanwhile nothing is taken, so that
    /// nothing is taken away.
    ///
    /// @param first what must be on the disk too before this is called saved
    TakenOver take(CompletableFuture<?> first) {
        synchronized (review) {
            var same = found.stream().filter(this::isAsItWas).toList();
            if (same.isEmpty()) {
                return nothing(first);
            }
            var items = same.stream().map(Found::taken).toList();
            var kind = items.getFirst().step().kind();
            var applied = review.takeOver(new Event.TakenOver<>(kind, from, items));
            return applied instanceof Applied.Accepted accepted
                    ? new TakenOver(
                            same.stream().mapToInt(Found::labels).sum(),
                            same.size(),
                            unfitting,
                            CompletableFuture.allOf(first, accepted.saved()))
                    : nothing(first);
        }
    }

    private boolean isAsItWas(Found<K, D> one) {
        return review.draft(one.taken().step().item()).equals(one.before());
    }

    private TakenOver nothing(CompletableFuture<?> first) {
        return new TakenOver(0, 0, unfitting, CompletableFuture.allOf(first));
    }
}
