package org.plumbline.session;

import java.util.List;
import java.util.Optional;
import org.plumbline.journal.Kind;
import org.plumbline.journal.OtherJournal;
import org.plumbline.records.Review;
import org.plumbline.session.Merge.Apart;
import org.plumbline.session.Merge.Taken;

/// Compares and takes over reviews of rows. The review of a row is one thing: what two people, or
/// one at two computers, said of parts of it would together be a review that nobody made.
final class ReviewMerge implements Merge.Items {

    private final RecordReview table;

    ReviewMerge(RecordReview table) {
        this.table = table;
    }

    @Override
    public int size() {
        return table.size();
    }

    @Override
    public Apart<Review> apart(OtherJournal there, int row) {
        var drafts = there.replay().drafts(Kind.ROWS, table.review().rubric().sha256());
        Optional<Review> ours = table.reviewHere(row);
        Optional<Review> theirs = table.reviewIn(drafts, row);
        if (theirs.isEmpty()) {
            return new Apart<>(List.of(), List.of(), ours.isPresent() ? 1 : 0);
        }
        List<Review> only = theirs.stream().toList();
        if (ours.isEmpty()) {
            return new Apart<>(only, List.of(), 0);
        }
        return new Apart<>(List.of(), ours.equals(theirs) ? List.of() : only, 0);
    }

    @Override
    public Taken take(OtherJournal there, int row, boolean theirs) {
        // The annotator may review the row meanwhile, and that is not taken away.
        synchronized (table.review()) {
            var wanted = apart(there, row).wanted(theirs);
            return wanted.isEmpty()
                    ? Taken.NOTHING
                    : new Taken(table.takeOver(row, wanted.getFirst()), 1, 0);
        }
    }
}
