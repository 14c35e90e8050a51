package org.plumbline.session.label;

import java.util.OptionalLong;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.Event;
import org.plumbline.labels.Draft;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.session.review.Refusal;
import org.plumbline.session.review.Saved;

/// Whether the rater saw what is hidden of the samples. Guarded by the review.
final class Unblinding {

    private final SampleStore store;
    private final JournalledReview<String, Draft> review;
    private boolean hiddenMayShow;

    Unblinding(SampleStore store, JournalledReview<String, Draft> review) {
        this.store = store;
        this.review = review;
        this.hiddenMayShow = entry().isPresent();
    }

    /// The entry that unblinded the rater; those before it were made blind.
    OptionalLong entry() {
        synchronized (review) {
            return review.replay().unblinded();
        }
    }

    /// The rater asks to see it.
    Applied unblind() {
        synchronized (review) {
            if (review.isWritable() && !store.isCorpus()) {
                return new Applied.Refused(
                        Refusal.NOTHING_HIDDEN, "A requests file has nothing hidden to show.");
            }
            if (review.isWritable() && entry().isPresent()) {
                return new Applied.Unchanged();
            }
            return switch (review.write(new Event.Unblinded())) {
                case Applied.Accepted(var seq, var saved) ->
                        new Applied.Accepted(seq, saved.thenApply(this::show));
                case Applied.Unchanged unchanged -> unchanged;
                case Applied.Refused refused -> refused;
            };
        }
    }

    private Saved show(Saved saved) {
        synchronized (review) {
            hiddenMayShow = true;
            return saved;
        }
    }

    /// @throws IllegalStateException before unblinding was saved
    void mustBeDone() {
        synchronized (review) {
            if (!hiddenMayShow) {
                throw new IllegalStateException("the rater is blind");
            }
        }
    }
}
