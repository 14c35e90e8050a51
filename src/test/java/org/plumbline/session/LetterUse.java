package org.plumbline.session;

import java.io.IOException;
import java.util.Optional;
import org.plumbline.journal.Drafts;
import org.plumbline.journal.Event;
import org.plumbline.journal.Kind;
import org.plumbline.records.Annotation;
import org.plumbline.records.Review;
import org.plumbline.records.RowKey;
import org.plumbline.session.files.Environment;
import org.plumbline.session.label.ReviewUse;
import org.plumbline.session.others.JournalsBeside;
import org.plumbline.session.others.WholeMerge;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.session.review.Labeller;
import org.plumbline.session.review.Refusal;
import org.plumbline.text.Sha256;

/// Letters that somebody answers: a use that the program does not have. It shows what one more use
/// needs, which is its fields and its rules; its steps are written as those on rows, since what a
/// journal may hold is fixed.
public final class LetterUse implements ReviewUse {

    private static final Sha256 SEEN = Sha256.of(new byte[] {7});

    @Override
    public Sha256 file() {
        return Sha256.of(new byte[] {8});
    }

    @Override
    public Open open(Labeller reviewer, Environment place) {
        return new Letters(JournalledReview.open(Kind.ROWS, file(), reviewer, place));
    }

    private static final class Letters
            implements Open, WholeMerge.Saying<RowKey, Optional<Annotation>, String> {

        private final JournalledReview<RowKey, Optional<Annotation>> review;
        private final JournalsBeside beside;

        Letters(JournalledReview<RowKey, Optional<Annotation>> review) {
            this.review = review;
            this.beside = new JournalsBeside(review, new WholeMerge<>(review, this));
        }

        @Override
        public RowKey key(int letter) {
            return new RowKey("letter", "post", letter);
        }

        @Override
        public int size() {
            return 5;
        }

        @Override
        public Optional<String> said(Drafts<RowKey, Optional<Annotation>> drafts, int letter) {
            return drafts.draft(key(letter)).map(answer -> answer.review().note());
        }

        @Override
        public Event.Reviewed step(int letter, String answer) {
            return new Event.Reviewed(key(letter), SEEN, saying(answer));
        }

        private Applied answer(int letter, String answer) {
            return review.apply(
                    key(letter),
                    before -> againstEmptiness(answer),
                    () -> step(letter, answer),
                    after -> Optional.empty());
        }

        private static Optional<Applied> againstEmptiness(String answer) {
            return answer.isEmpty()
                    ? Optional.of(new Applied.Refused(Refusal.BAD_TEXT, "An answer has words."))
                    : Optional.empty();
        }

        private static Review saying(String answer) {
            return new Review(null, null, null, null, null, null, answer);
        }

        @Override
        public JournalledReview<?, ?> review() {
            return review;
        }

        @Override
        public JournalsBeside beside() {
            return beside;
        }

        @Override
        public boolean say(int item, String words) {
            return answer(item, words) instanceof Applied.Accepted;
        }

        @Override
        public String said(int item) {
            return review.read(drafts -> said(drafts, item)).orElse("");
        }

        @Override
        public void close() throws IOException {
            review.close();
        }
    }

    @Override
    public String toString() {
        return "letters";
    }
}
