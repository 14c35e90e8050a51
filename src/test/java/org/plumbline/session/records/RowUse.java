package org.plumbline.session.records;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Review;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.Environment;
import org.plumbline.session.label.ReviewUse;
import org.plumbline.session.others.JournalsBeside;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.Sha256;

/// Reviews of rows: the words are the note of a row.
public final class RowUse implements ReviewUse {

    private final LocatedTable table = demonstration();

    private static LocatedTable demonstration() {
        try {
            return ((RecordTable.Ready) RecordTable.open(Bundled.records(), (read, total) -> {}))
                    .located();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Sha256 file() {
        return table.sha256();
    }

    @Override
    public Open open(Labeller reviewer, Environment place) {
        return new Rows(RecordReview.open(table, reviewer, place));
    }

    private record Rows(RecordReview table) implements Open {

        @Override
        public JournalledReview<?, ?> review() {
            return table.review();
        }

        @Override
        public JournalsBeside beside() {
            return table.beside();
        }

        @Override
        public boolean say(int item, String words) {
            return table.review(item, new Review(true, null, null, null, null, null, words));
        }

        @Override
        public String said(int item) {
            String note = table.isReviewedHere(item) ? table.row(item).review().note() : null;
            return note == null ? "" : note;
        }

        @Override
        public void close() throws IOException {
            table.close();
        }
    }

    @Override
    public String toString() {
        return "reviews of rows";
    }
}
