package org.plumbline.session.others;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.plumbline.journal.Given;
import org.plumbline.journal.OtherJournal;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.JournalledReview;

/// What a review and a journal beside its own say apart from each other, and how the review takes
/// it over. Which was said last decides nothing. Its methods may read files: worker.
///
/// @param <K> what makes an item the one it is
/// @param <D> what was said of an item so far
public final class Merge<K, D> {

    private final JournalledReview<K, D> review;
    private final Items<K, D> items;

    Merge(JournalledReview<K, D> review, Items<K, D> items) {
        this.review = review;
        this.items = items;
    }

    /// How one kind of items is compared and taken over.
    ///
    /// @param <K> what makes an item the one it is
    /// @param <D> what was said of an item so far
    public interface Items<K, D> {

        int size();

        /// What the two say of an item apart from each other.
        ///
        /// @param item 0 to size - 1
        Apart<?> apart(OtherJournal there, int item);

        /// What is to be taken of what is not said of an item yet, and breaks no rule.
        ///
        /// @param theirs also what is said otherwise here
        Part<K, D> part(OtherJournal there, int item, boolean theirs) throws IOException;

        /// What must be so here before anything of the other one is taken over.
        default Applied begin(OtherLabels other) {
            return new Applied.Unchanged();
        }
    }

    /// What two journals say of an item apart from each other.
    ///
    /// @param missing says here what only the other one says
    /// @param different puts what the other one says in place of what is said here
    /// @param onlyHere how much the other one does not have
    public record Apart<A>(List<A> missing, List<A> different, int onlyHere) {

        public Apart {
            missing = List.copyOf(missing);
            different = List.copyOf(different);
        }

        public List<A> wanted(boolean theirs) {
            return theirs ? Stream.concat(missing.stream(), different.stream()).toList() : missing;
        }
    }

    OtherLabels compared(OtherJournal journal) {
        int onlyThere = 0;
        int onlyHere = 0;
        int different = 0;
        for (int item = 0; item < items.size(); item++) {
            var found = items.apart(journal, item);
            onlyThere += found.missing().size();
            onlyHere += found.onlyHere();
            different += found.different().size();
        }
        return new OtherLabels(journal, onlyThere, onlyHere, different);
    }

    /// Takes over what is not said here yet, as one act.
    ///
    /// @param theirs also what is said otherwise here
    TakenOver take(OtherLabels other, boolean theirs) throws IOException {
        CompletableFuture<?> first =
                items.begin(other) instanceof Applied.Accepted begun
                        ? begun.saved()
                        : CompletableFuture.completedFuture(null);
        OtherJournal journal = other.journal();
        var drafts = review.draftsOf(journal);
        var gathering = new Gathering<>(review, journal.origin(journal.fileName()));
        for (int item = 0; item < items.size(); item++) {
            Part<K, D> part = items.part(journal, item, theirs);
            var step = part.step();
            if (step.isPresent()) {
                var given = journal.given(drafts.history(step.get().item()));
                // Where the rater saw what is hidden, none of these labels may count as blind.
                gathering.add(part, new Given(given.at(), !other.sawHidden()));
            } else {
                gathering.add(part, new Given(null, true));
            }
        }
        return gathering.take(first);
    }
}
