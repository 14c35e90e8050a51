package org.plumbline.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.plumbline.journal.Event;
import org.plumbline.journal.Journal;
import org.plumbline.journal.JournalPlace;
import org.plumbline.journal.ReviewSheet;
import org.plumbline.records.Annotation;
import org.plumbline.records.Annotations;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Review;
import org.plumbline.records.Row;
import org.plumbline.records.RowKey;
import org.plumbline.records.Table;
import org.plumbline.text.Sha256;

/// One annotator reviewing the rows of one table.
///
/// What the table says of a row counts until the annotator says something; then that counts, and
/// the file stays as it is. Each review is appended to the annotator's journal of that table. Safe
/// for several threads; methods that read or write a file say "worker".
public final class RecordReview implements AutoCloseable {

    private final LocatedTable located;
    private final Labeller annotator;
    private final Environment place;
    private final SaveWatch watch;
    private final Journal journal;
    private final ReviewSheet sheet;
    private final Map<RowKey, Integer> numbers = new HashMap<>();
    private final List<Sha256> digests = new ArrayList<>();
    private final StepGroups groups = new StepGroups();
    private final JournalsBeside beside;
    private boolean closed;

    private RecordReview(
            LocatedTable located,
            Labeller annotator,
            Environment place,
            SaveWatch watch,
            Journal journal) {
        this.located = located;
        this.annotator = annotator;
        this.place = place;
        this.watch = watch;
        this.journal = journal;
        this.sheet = journal.replay().reviews(annotator.rubric().sha256());
        List<Row> rows = located.table().rows();
        for (int i = 0; i < rows.size(); i++) {
            numbers.put(rows.get(i).key(), i);
            digests.add(rows.get(i).evidenceSha256());
        }
        this.beside =
                new JournalsBeside(
                        new ReviewMerge(this, annotator.rubric().sha256()),
                        annotator,
                        located.sha256(),
                        this::isWritable,
                        place);
    }

    /// Opens the reviews of one annotator of one table, or begins them. Worker.
    ///
    /// Where nothing can be written the session opens all the same, and [#readOnly()] says why.
    public static RecordReview open(LocatedTable located, Labeller annotator, Environment place) {
        var watch = new SaveWatch();
        var journal =
                Journal.open(
                        place.disk(),
                        JournalPlace.in(place.data(), located.sha256(), annotator.rater()),
                        place.holder(),
                        place.clock(),
                        watch);
        watch.count(journal::unforced);
        if (journal.readOnly().isEmpty()
                && !journal.replay().rubric().equals(Optional.of(annotator.rubric().sha256()))) {
            journal.add(new Event.Ruled(annotator.rubric().sha256()));
        }
        return new RecordReview(located, annotator, place, watch, journal);
    }

    /// The table as its file has it.
    public LocatedTable located() {
        return located;
    }

    public String annotator() {
        return annotator.rater();
    }

    /// How many rows there are.
    public int size() {
        return located.table().rows().size();
    }

    /// A row with what counts of its reviews.
    ///
    /// @param number 0 to size - 1, in the file's order
    public synchronized Row row(int number) {
        Row row = located.table().rows().get(number);
        return reviewHere(number).map(row::with).orElse(row);
    }

    /// True where the annotator said something of the row.
    public boolean isReviewedHere(int number) {
        return reviewHere(number).isPresent();
    }

    /// What the annotator said of the row.
    synchronized Optional<Review> reviewHere(int number) {
        return reviewIn(sheet, number);
    }

    /// What a journal says of the row. A review of other evidence than the row has does not count.
    Optional<Review> reviewIn(ReviewSheet said, int number) {
        return said.review(keyOf(number))
                .filter(event -> event.evidenceSha256().equals(digests.get(number)))
                .map(Event.Reviewed::review);
    }

    private RowKey keyOf(int number) {
        return located.table().rows().get(number).key();
    }

    /// The table with what counts of the reviews.
    public synchronized Table table() {
        var rows = new ArrayList<Row>();
        for (int i = 0; i < size(); i++) {
            rows.add(row(i));
        }
        return new Table(rows, located.table().x());
    }

    /// Says of a row what `review` says.
    ///
    /// @return false where nothing can be written, or where that is what counts already
    public synchronized boolean review(int number, Review review) {
        Row row = row(number);
        if (!isWritable() || row.review().equals(review)) {
            return false;
        }
        write(number, review);
        return true;
    }

    /// Says of a row what another journal of the annotator says of it.
    ///
    /// @param theirs also where it is reviewed otherwise here
    /// @return empty where nothing can be written or it stays as it is
    synchronized Optional<Journal.Added> takeOver(int number, Review review, boolean theirs) {
        var here = reviewHere(number);
        boolean isWanted = here.isEmpty() || (theirs && !here.get().equals(review));
        return isWanted && isWritable() ? Optional.of(write(number, review)) : Optional.empty();
    }

    /// One undo takes all of these steps back from now on.
    synchronized void makeOneOf(List<Long> steps) {
        groups.join(steps);
    }

    /// Takes back the last review, of this run or an earlier one, or all that was taken over last.
    ///
    /// @return the first row of it; empty where there is none or nothing can be written
    public synchronized OptionalInt undo() {
        return change(sheet::undoable, Event.Undone::new);
    }

    /// Does again what was undone last.
    ///
    /// @return the last row of it; empty where there is none or nothing can be written
    public synchronized OptionalInt redo() {
        return change(sheet::redoable, Event.Redone::new);
    }

    /// What the annotator said, as it is exported.
    ///
    /// @param independent whether the annotator had no part in what was recorded
    public synchronized Annotations annotations(boolean independent) {
        var rows = new ArrayList<Annotation>();
        for (int i = 0; i < size(); i++) {
            RowKey key = keyOf(i);
            Sha256 evidence = digests.get(i);
            reviewHere(i).ifPresent(review -> rows.add(new Annotation(key, evidence, review)));
        }
        return new Annotations(annotator.rater(), annotator.rubric().sha256(), independent, rows);
    }

    /// Why nothing can be reviewed; empty where something can.
    public Optional<ReadOnlyReason> readOnly() {
        return journal.readOnly().map(ReadOnlyWords::of);
    }

    /// Other journals of this annotator and table.
    public JournalsBeside beside() {
        return beside;
    }

    public void addListener(SaveListener listener) {
        watch.add(listener);
    }

    /// How many reviews are not on the disk yet; after [#close()], how many were lost.
    public int unsaved() {
        return journal.unforced();
    }

    /// What is wrong with saving, in words; null where it works.
    public @Nullable String savingTrouble() {
        return watch.trouble();
    }

    /// Tries again at once where saving fails.
    public void retryNow() {
        journal.retryNow();
    }

    /// Waits until all is on the disk, or saving fails. Worker.
    public void settle() {
        watch.settle();
    }

    /// Saves what waits, or gives up after one more failure. Worker.
    @Override
    public void close() throws IOException {
        synchronized (this) {
            closed = true;
        }
        journal.close();
    }

    private OptionalInt change(Supplier<OptionalLong> next, LongFunction<Event> event) {
        return isWritable()
                ? groups.each(next, step -> change(step, event.apply(step)))
                        .orElse(OptionalInt.empty())
                : OptionalInt.empty();
    }

    private OptionalInt change(long step, Event event) {
        RowKey key = sheet.rowOf(step).orElseThrow();
        write(event);
        Integer row = numbers.get(key);
        return row == null ? OptionalInt.empty() : OptionalInt.of(row);
    }

    private Journal.Added write(int number, Review review) {
        return write(new Event.Reviewed(keyOf(number), digests.get(number), review));
    }

    private Journal.Added write(Event event) {
        var added = journal.add(event);
        var _ =
                added.forced()
                        .thenRun(
                                () ->
                                        watch.saved(
                                                new Saved(
                                                        added.entry().seq(),
                                                        place.clock().instant())));
        return added;
    }

    private synchronized boolean isWritable() {
        return !closed && journal.readOnly().isEmpty();
    }
}
