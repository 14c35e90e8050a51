package org.plumbline.session.label;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.IntStream;
import org.plumbline.CaseBuilder;
import org.plumbline.corpus.Case;
import org.plumbline.labels.Act;
import org.plumbline.session.files.Environment;
import org.plumbline.session.others.JournalsBeside;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.Sha256;

/// Labels of samples: the words are the note of a claim.
public final class LabelUse implements ReviewUse {

    private final ListStore store =
            new ListStore(
                    true,
                    IntStream.range(0, 5)
                            .mapToObj(i -> new CaseBuilder("s" + i).claims("c").build())
                            .toArray(Case[]::new));

    @Override
    public Sha256 file() {
        return store.sha256();
    }

    @Override
    public Open open(Labeller reviewer, Environment place) {
        return new Labels(store, LabelSession.open(store, reviewer, place));
    }

    private record Labels(ListStore store, LabelSession session) implements Open {

        @Override
        public JournalledReview<?, ?> review() {
            return session.review();
        }

        @Override
        public JournalsBeside beside() {
            return session.beside();
        }

        @Override
        public boolean say(int item, String words) {
            try {
                var act = new Act.SetNote("s" + item, "c", words);
                return session.apply(store.request(item), act) instanceof Applied.Accepted;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public String said(int item) {
            String note = session.draft(item).claim("c").note();
            return note == null ? "" : note;
        }

        @Override
        public void close() throws IOException {
            session.close();
        }
    }

    @Override
    public String toString() {
        return "labels of samples";
    }
}
