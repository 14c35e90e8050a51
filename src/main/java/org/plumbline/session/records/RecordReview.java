package org.plumbline.session.records;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.plumbline.journal.Drafts;
import org.plumbline.journal.Event;
import org.plumbline.journal.Kind;
import org.plumbline.records.Annotation;
import org.plumbline.records.Annotations;
import org.plumbline.records.Annotator;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Review;
import org.plumbline.records.Row;
import org.plumbline.records.RowKey;
import org.plumbline.records.Table;
import org.plumbline.session.files.Environment;
import org.plumbline.session.others.Elsewhere;
import org.plumbline.session.others.JournalsBeside;
import org.plumbline.session.others.WholeMerge;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.Sha256;

/// One annotator reviewing the rows of one table: what counts of a row over a [JournalledReview],
/// which saves reviews, takes them back and says how that goes.
///
/// What the table says of a row counts until the annotator says something; then that counts, and
/// the file stays as it is. Safe for several threads; methods that read or write a file say
/// "worker".
public final class RecordReview implements AutoCloseable {

    private final LocatedTable located;
    private final JournalledReview<RowKey, Optional<Annotation>> review;
    private final Map<RowKey, Integer> numbers = new HashMap<>();
    private final List<Sha256> digests = new ArrayList<>();
    private final JournalsBeside beside;
    private final Elsewhere<RowKey, Optional<Annotation>> elsewhere;

    private RecordReview(
            LocatedTable located, JournalledReview<RowKey, Optional<Annotation>> review) {
        this.located = located;
        this.review = review;
        List<Row> rows = located.table().rows();
        for (int i = 0; i < rows.size(); i++) {
            numbers.put(rows.get(i).key(), i);
            digests.add(rows.get(i).evidenceSha256());
        }
        this.beside = new JournalsBeside(review, new WholeMerge<>(review, new Rows()));
        this.elsewhere = new Elsewhere<>(review, new RowsElsewhere(this));
    }

    /// Opens the reviews of one annotator of one table, or begins them. Worker.
    ///
    /// Where nothing can be written the session opens all the same, and its review says why.
    public static RecordReview open(LocatedTable located, Labeller annotator, Environment place) {
        return new RecordReview(
                located, JournalledReview.open(Kind.ROWS, located.sha256(), annotator, place));
    }

    /// The same table, reviewed by somebody else by the same guide. Worker. This review is closed
    /// first, since it may be of the same journal.
    ///
    /// @param annotator "" for somebody who has not said a name
    public RecordReview by(String annotator) {
        return open(located, new Labeller(annotator, review.rubric()), review.environment());
    }

    /// The reviews as they are kept: whose they are, whether any can be given, undo and redo, and
    /// how saving goes.
    public JournalledReview<RowKey, Optional<Annotation>> review() {
        return review;
    }

    /// Other journals of this annotator and table.
    public JournalsBeside beside() {
        return beside;
    }

    /// What this annotator said of the same rows in other tables.
    public Elsewhere<RowKey, Optional<Annotation>> elsewhere() {
        return elsewhere;
    }

    /// The table as its file has it.
    public LocatedTable located() {
        return located;
    }

    /// How many rows there are.
    public int size() {
        return located.table().rows().size();
    }

    /// The number of a row; empty where the table has none of that key.
    public OptionalInt numberOf(RowKey key) {
        Integer number = numbers.get(key);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /// A row with what counts of its reviews, and whose that is. Whether the annotator is
    /// independent is for the annotator to say, when it is written.
    ///
    /// @param number 0 to size - 1, in the file's order
    public Row row(int number) {
        return rowBy(number, null);
    }

    /// As above, with what the annotator says of that.
    public Row row(int number, boolean independent) {
        return rowBy(number, independent);
    }

    private Row rowBy(int number, @Nullable Boolean independent) {
        Row row = located.table().rows().get(number);
        return reviewHere(number)
                .map(said -> row.with(said, new Annotator(review.reviewer(), independent)))
                .orElse(row);
    }

    /// True where the annotator said something of the row.
    public boolean isReviewedHere(int number) {
        return reviewHere(number).isPresent();
    }

    private Optional<Review> reviewHere(int number) {
        return review.read(drafts -> reviewIn(drafts, number));
    }

    /// What a journal says of the row. A review of other evidence than the row has does not count.
    private Optional<Review> reviewIn(Drafts<RowKey, Optional<Annotation>> drafts, int number) {
        return drafts.draft(keyOf(number))
                .filter(said -> said.evidenceSha256().equals(digests.get(number)))
                .map(Annotation::review);
    }

    private RowKey keyOf(int number) {
        return located.table().rows().get(number).key();
    }

    /// The table with what counts of the reviews.
    ///
    /// @param independent whether the annotator had no part in what was recorded
    public Table table(boolean independent) {
        synchronized (review) {
            var rows = new ArrayList<Row>();
            for (int i = 0; i < size(); i++) {
                rows.add(row(i, independent));
            }
            return new Table(rows, located.table().x());
        }
    }

    /// Says of a row what `said` says.
    ///
    /// @return false where nothing can be written, or where that is what counts already
    public boolean review(int number, Review said) {
        return review.apply(
                        keyOf(number),
                        before ->
                                row(number).review().equals(said)
                                        ? Optional.of(new Applied.Unchanged())
                                        : Optional.empty(),
                        () -> reviewed(number, said),
                        after -> Optional.empty())
                instanceof Applied.Accepted;
    }

    /// The rows as reviews of them are taken over from another journal of the annotator.
    private final class Rows implements WholeMerge.Saying<RowKey, Optional<Annotation>, Review> {

        @Override
        public int size() {
            return RecordReview.this.size();
        }

        @Override
        public Optional<Review> said(Drafts<RowKey, Optional<Annotation>> drafts, int number) {
            return reviewIn(drafts, number);
        }

        /// It is the annotator's own also where the table says the same.
        @Override
        public Event.Reviewed step(int number, Review said) {
            return reviewed(number, said);
        }

        @Override
        public RowKey key(int number) {
            return keyOf(number);
        }
    }

    /// Digest of the evidence of a row.
    Sha256 evidence(int number) {
        return digests.get(number);
    }

    Event.Reviewed reviewed(int number, Review said) {
        return new Event.Reviewed(keyOf(number), digests.get(number), said);
    }

    /// What the annotator said, as it is exported.
    ///
    /// @param independent whether the annotator had no part in what was recorded
    /// @throws IllegalStateException where nobody said who that is
    public Annotations annotations(boolean independent) {
        if (!review.isNamed()) {
            throw new IllegalStateException("annotations are somebody's");
        }
        synchronized (review) {
            var rows = new ArrayList<Annotation>();
            for (int i = 0; i < size(); i++) {
                RowKey key = keyOf(i);
                Sha256 evidence = digests.get(i);
                reviewHere(i).ifPresent(said -> rows.add(new Annotation(key, evidence, said)));
            }
            return new Annotations(review.reviewer(), review.rubric().sha256(), independent, rows);
        }
    }

    /// Saves what waits, as its review does. Worker.
    @Override
    public void close() throws IOException {
        review.close();
    }
}
