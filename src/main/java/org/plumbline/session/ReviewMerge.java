package org.plumbline.session;

import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.plumbline.journal.OtherJournal;
import org.plumbline.journal.ReviewSheet;
import org.plumbline.records.Review;
import org.plumbline.text.Sha256;

/// Compares and takes over reviews of rows. The review of a row is one thing: what two people, or
/// one at two computers, said of parts of it would together be a review that nobody made.
final class ReviewMerge implements Merge {

    private final RecordReview table;
    private final Sha256 rubric;

    ReviewMerge(RecordReview table, Sha256 rubric) {
        this.table = table;
        this.rubric = rubric;
    }

    @Override
    public OtherLabels compared(OtherJournal journal) {
        ReviewSheet sheet = journal.replay().reviews(rubric);
        int onlyThere = 0;
        int onlyHere = 0;
        int different = 0;
        for (int row = 0; row < table.size(); row++) {
            Optional<Review> here = table.reviewHere(row);
            Optional<Review> there = table.reviewIn(sheet, row);
            if (there.isEmpty()) {
                onlyHere += here.isPresent() ? 1 : 0;
            } else if (here.isEmpty()) {
                onlyThere++;
            } else if (!here.equals(there)) {
                different++;
            }
        }
        return new OtherLabels(journal, onlyThere, onlyHere, different);
    }

    @Override
    public TakenOver take(OtherLabels other, boolean theirs) {
        ReviewSheet sheet = other.journal().replay().reviews(rubric);
        CompletableFuture<Void> last = CompletableFuture.completedFuture(null);
        var steps = new ArrayList<Long>();
        for (int row = 0; row < table.size(); row++) {
            Optional<Review> there = table.reviewIn(sheet, row);
            if (there.isPresent()) {
                var added = table.takeOver(row, there.get(), theirs);
                if (added.isPresent()) {
                    steps.add(added.get().entry().seq());
                    last = added.get().forced();
                }
            }
        }
        table.makeOneOf(steps);
        return new TakenOver(steps.size(), steps.size(), 0, last);
    }
}
