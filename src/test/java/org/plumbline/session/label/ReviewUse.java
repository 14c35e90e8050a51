package org.plumbline.session.label;

import java.io.IOException;
import java.nio.file.Path;
import org.plumbline.files.DataFolder;
import org.plumbline.journal.JournalPlace;
import org.plumbline.session.files.Environment;
import org.plumbline.session.others.JournalsBeside;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.Sha256;

/// One use of a journalled review, as far as all of them are the same: five items or more, of each
/// of which some words can be said.
public interface ReviewUse {

    /// Digest of the file that the items are in.
    Sha256 file();

    Open open(Labeller reviewer, Environment place);

    /// Where the journal of a reviewer is.
    default Path journal(String reviewer) {
        return JournalPlace.in(new DataFolder(Bench.ROOT), file(), reviewer)
                .folder()
                .resolve("journal.jsonl");
    }

    /// A session that is open.
    interface Open extends AutoCloseable {

        JournalledReview<?, ?> review();

        JournalsBeside beside();

        /// Says this of an item; false where it was not done.
        boolean say(int item, String words);

        /// What counts of an item; "" where nothing was said.
        String said(int item);

        @Override
        void close() throws IOException;
    }
}
