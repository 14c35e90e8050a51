package org.plumbline.session.others;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.plumbline.journal.OtherJournal;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.JournalledReview;

/// What a review and a journal beside its own say apart from each other, and how the review takes
/// it over. Which was said last decides nothing. Its methods may read files: worker.
public final class Merge {

    private final JournalledReview<?, ?> review;
    private final Items items;

    Merge(JournalledReview<?, ?> review, Items items) {
        this.review = review;
        this.items = items;
    }

    /// How one kind of items is compared and taken over.
    public interface Items {

        int size();

        /// What the two say of an item apart from each other.
        ///
        /// @param item 0 to size - 1
        Apart<?> apart(OtherJournal there, int item);

        /// Takes over what is not said of an item yet, and breaks no rule.
        ///
        /// @param theirs also what is said otherwise here
        Taken take(OtherJournal there, int item, boolean theirs) throws IOException;

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

    /// What became of an item.
    ///
    /// @param labels how many were to be taken in that step
    /// @param unfitting how many were not, since together with what is here they would break a rule
    public record Taken(Applied step, int labels, int unfitting) {

        public static final Taken NOTHING = new Taken(new Applied.Unchanged(), 0, 0);
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
        CompletableFuture<?> last = CompletableFuture.completedFuture(null);
        if (items.begin(other) instanceof Applied.Accepted it) {
            last = it.saved();
        }
        var steps = new ArrayList<Long>();
        int labels = 0;
        int unfitting = 0;
        for (int item = 0; item < items.size(); item++) {
            var taken = items.take(other.journal(), item, theirs);
            unfitting += taken.unfitting();
            if (taken.step() instanceof Applied.Accepted it) {
                steps.add(it.seq());
                labels += taken.labels();
                last = it.saved();
            }
        }
        review.makeOneOf(steps);
        return new TakenOver(labels, steps.size(), unfitting, CompletableFuture.allOf(last));
    }
}
