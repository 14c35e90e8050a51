package org.plumbline.session;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.intake.ReadFile;
import org.plumbline.intake.Receiver;
import org.plumbline.labels.Author;
import org.plumbline.labels.Decision;
import org.plumbline.labels.Rating;
import org.plumbline.report.tally.LabelBook;
import org.plumbline.report.tally.LabelFile;

/// Puts what label files say into the book that a report counts with, a file at a time.
final class LabelIntake implements Receiver {

    private final LabelBook.Builder book = new LabelBook.Builder();
    private final List<LabelFile> files = new ArrayList<>();

    @Override
    public void begins(Author author) {
        files.add(book.file(author));
    }

    @Override
    public void rating(Author author, Rating rating) {
        files.getLast().add(rating);
    }

    @Override
    public void decision(Author author, Decision decision) {
        files.getLast().add(decision);
    }

    @Override
    public void stale(Author author, boolean blinded) {
        files.getLast().addStale(blinded);
    }

    /// All that was said.
    ///
    /// @param read the files that were read, those of labels in the order in which they began
    LabelBook book(List<ReadFile> read) {
        var next = files.iterator();
        for (ReadFile file : read) {
            if (file.author() != null) {
                next.next().close(file.sha256(), null);
            }
        }
        return book.build();
    }
}
