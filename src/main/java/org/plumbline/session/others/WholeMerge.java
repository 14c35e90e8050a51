package org.plumbline.session.others;

import java.util.List;
import java.util.Optional;
import org.plumbline.journal.Drafts;
import org.plumbline.journal.Event;
import org.plumbline.journal.OtherJournal;
import org.plumbline.session.others.Merge.Apart;
import org.plumbline.session.review.JournalledReview;

/// Compares and takes over what is said of items as a whole: what two people, or one at two
/// computers, said of parts of an item would together be something that nobody said.
///
/// @param <K> what makes an item the one it is
/// @param <D> what was said of an item so far
/// @param <S> what counts of that
public final class WholeMerge<K, D, S> implements Merge.Items<K, D> {

    private final JournalledReview<K, D> review;
    private final Saying<K, D, S> saying;

    /// What is particular to one use of a review.
    ///
    /// @param <K> what makes an item the one it is
    /// @param <D> what was said of an item so far
    /// @param <S> what counts of that
    public interface Saying<K, D, S> {

        int size();

        /// What counts of what a journal says of an item.
        ///
        /// @param item 0 to size - 1
        Optional<S> said(Drafts<K, D> drafts, int item);

        /// Says here what another journal says.
        Event.Step<K, D> step(int item, S said);

        /// What makes an item the one it is.
        K key(int item);
    }

    public WholeMerge(JournalledReview<K, D> review, Saying<K, D, S> saying) {
        this.review = review;
        this.saying = saying;
    }

    @Override
    public int size() {
        return saying.size();
    }

    @Override
    public Apart<S> apart(OtherJournal there, int item) {
        Optional<S> ours = review.read(drafts -> saying.said(drafts, item));
        Optional<S> theirs = saying.said(review.draftsOf(there), item);
        if (theirs.isEmpty()) {
            return new Apart<>(List.of(), List.of(), ours.isPresent() ? 1 : 0);
        }
        List<S> only = List.of(theirs.get());
        if (ours.isEmpty()) {
            return new Apart<>(only, List.of(), 0);
        }
        return new Apart<>(List.of(), ours.equals(theirs) ? List.of() : only, 0);
    }

    @Override
    public Part<K, D> part(OtherJournal there, int item, boolean theirs) {
        D before = review.draft(saying.key(item));
        var wanted = apart(there, item).wanted(theirs);
        return wanted.isEmpty()
                ? Part.nothing(before)
                : Part.of(before, saying.step(item, wanted.getFirst()));
    }
}
