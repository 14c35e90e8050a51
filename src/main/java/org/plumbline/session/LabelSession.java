package org.plumbline.session;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Case;
import org.plumbline.intake.Outline;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.Event;
import org.plumbline.journal.Journal;
import org.plumbline.journal.JournalPlace;
import org.plumbline.journal.Sheet;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.request.Request;
import org.plumbline.request.Rubric;
import org.plumbline.text.ExactText;
import org.plumbline.text.Sha256;

/// One rater labelling one samples file.
///
/// [#open] reads the journal of that rater and file and is where the reviewer left off. [#apply],
/// [#undo] and [#redo] change the drafts at once and queue the entry; a [SaveListener] is told when
/// it is on the disk. Methods that read or write a file say "worker"; all others only touch memory
/// and may be called on the FX thread. Safe for several threads.
public final class LabelSession implements AutoCloseable {

    /// A clock that goes back by less is a clock that is being adjusted.
    private static final Duration CLOCK_SLACK = Duration.ofSeconds(2);

    private final SampleStore store;
    private final Rubric rubric;
    private final String rater;
    private final Workplace place;
    private final SaveWatch watch;
    private final Journal journal;
    private final Sheet sheet;
    private final @Nullable ReadOnlyReason readOnly;
    private final Wandering wandering = new Wandering(this::writePosition);
    private Position position;
    private Counts counts;
    private boolean hiddenMayShow;
    private boolean closed;

    private LabelSession(
            SampleStore store,
            Rubric rubric,
            String rater,
            Workplace place,
            SaveWatch watch,
            Journal journal) {
        this.store = store;
        this.rubric = rubric;
        this.rater = rater;
        this.place = place;
        this.watch = watch;
        this.journal = journal;
        this.sheet = journal.replay().sheet(rubric.sha256());
        this.readOnly = journal.readOnly().map(ReadOnlyWords::of).orElse(null);
        this.position = lastPosition();
        this.counts = counted();
        this.hiddenMayShow = journal.replay().unblinded().isPresent();
    }

    /// Opens the labels of one rater on one file, or begins them. Worker.
    ///
    /// Where nothing can be written the session opens all the same, and [#readOnly()] says why.
    ///
    /// @param rater an opaque name, not blank
    public static LabelSession open(
            SampleStore store, Rubric rubric, String rater, Workplace place) {
        if (rater.isBlank()) {
            throw new IllegalArgumentException("a rater needs a name");
        }
        ExactText.of(rater);
        var watch = new SaveWatch();
        var journal =
                Journal.open(
                        place.disk(),
                        JournalPlace.in(place.data(), store.sha256(), rater),
                        place.holder(),
                        place.clock(),
                        watch);
        watch.count(journal::unforced);
        if (journal.readOnly().isEmpty()
                && !journal.replay().rubric().equals(Optional.of(rubric.sha256()))) {
            journal.add(new Event.Ruled(rubric.sha256()));
        }
        return new LabelSession(store, rubric, rater, place, watch, journal);
    }

    private Position lastPosition() {
        return journal.replay()
                .stood()
                .flatMap(stood -> positionOf(stood.sampleId(), stood.claimId()))
                .orElse(new Position(0, null));
    }

    private Optional<Position> positionOf(String sampleId, @Nullable String claimId) {
        var index = store.indexOf(sampleId);
        return index.isPresent()
                ? Optional.of(new Position(index.getAsInt(), claimId))
                : Optional.empty();
    }

    private Counts counted() {
        long claims = 0;
        for (int i = 0; i < store.size(); i++) {
            claims += store.outline(i).claims();
        }
        var sum = new Counts(store.size(), 0, 0, claims, 0);
        for (String sampleId : sheet.touched()) {
            var index = store.indexOf(sampleId);
            if (index.isPresent()) {
                var none = SampleProgress.of(Draft.EMPTY, claimsOf(index.getAsInt()));
                sum = sum.after(none, progress(index.getAsInt()));
            }
        }
        return sum;
    }

    public Rubric rubric() {
        return rubric;
    }

    public String rater() {
        return rater;
    }

    /// How many samples there are.
    public int size() {
        return store.size();
    }

    /// What a queue shows of a sample.
    ///
    /// @param sample 0 to size - 1, in the file's order, here and in all other methods
    public Outline outline(int sample) {
        return store.outline(sample);
    }

    /// What the reviewer sees of a sample. Worker.
    public Request request(int sample) throws IOException {
        return store.request(sample);
    }

    /// A whole case with its hidden half. Worker.
    ///
    /// @throws IllegalStateException before [#unblind()] was saved
    public Case wholeCase(int sample) throws IOException {
        synchronized (this) {
            if (!hiddenMayShow) {
                throw new IllegalStateException("the rater is blind");
            }
        }
        return store.wholeCase(sample);
    }

    /// What was said of a sample so far.
    public synchronized Draft draft(int sample) {
        return sheet.draft(store.outline(sample).sampleId());
    }

    public SampleState state(int sample) {
        return progress(sample).state();
    }

    public SampleProgress progress(int sample) {
        return SampleProgress.of(draft(sample), claimsOf(sample));
    }

    private int claimsOf(int sample) {
        return store.outline(sample).claims();
    }

    public synchronized Counts counts() {
        return counts;
    }

    /// All that was done to a sample, oldest first.
    public synchronized List<HistoryEntry> history(int sample) {
        return History.of(sheet.history(store.outline(sample).sampleId()));
    }

    /// How many samples this rater labelled with other rubrics; those labels are kept, and neither
    /// shown nor exported here.
    public synchronized Map<Sha256, Integer> labelledWithOtherRubrics() {
        var counts = new HashMap<>(journal.replay().labelled());
        counts.remove(rubric.sha256());
        return Map.copyOf(counts);
    }

    /// Does one act, which one undo takes back.
    ///
    /// @param request what the reviewer sees of the act's sample
    public Applied apply(Request request, Act act) {
        return apply(request, List.of(act));
    }

    /// Does several acts on one sample as one step: all of them, or none. One undo takes them back.
    ///
    /// @param acts at least one
    public synchronized Applied apply(Request request, List<Act> acts) {
        var closedDoor = againstWriting();
        if (closedDoor.isPresent()) {
            return closedDoor.get();
        }
        String sampleId = request.sample().sampleId();
        var index = store.indexOf(sampleId);
        if (index.isEmpty()) {
            return new Applied.Refused(
                    Refusal.OTHER_SAMPLE, "Sample " + sampleId + " is not in this file.");
        }
        Draft before = sheet.draft(sampleId);
        var refused = new ActRules(request.sample()).against(before, acts);
        if (refused.isPresent()) {
            return refused.get();
        }
        Draft after = before;
        for (Act act : acts) {
            after = after.after(act);
        }
        if (after.equals(before)) {
            return new Applied.Unchanged();
        }
        var event = new Event.Labelled(sampleId, request.sha256(), acts);
        var added = add(event, index.getAsInt());
        return new Applied.Accepted(added.entry().seq(), saved(added));
    }

    private Optional<Applied> againstWriting() {
        if (readOnly != null) {
            return Optional.of(new Applied.Refused(Refusal.READ_ONLY, readOnly.message()));
        }
        return closed
                ? Optional.of(new Applied.Refused(Refusal.CLOSED, "The session is closed."))
                : Optional.empty();
    }

    private Journal.Added add(Event event, int sample) {
        var old = progress(sample);
        var added = journal.add(event);
        counts = counts.after(old, progress(sample));
        position = lastPosition();
        wandering.take();
        return added;
    }

    private CompletableFuture<Saved> saved(Journal.Added added) {
        return added.forced()
                .thenApply(
                        done -> {
                            var saved = new Saved(added.entry().seq(), place.clock().instant());
                            watch.saved(saved);
                            return saved;
                        });
    }

    public synchronized boolean canUndo() {
        return isWritable() && sheet.undoable().isPresent();
    }

    public synchronized boolean canRedo() {
        return isWritable() && sheet.redoable().isPresent();
    }

    private boolean isWritable() {
        return againstWriting().isEmpty();
    }

    /// Takes back the last step that stands, of this run or an earlier one; empty where there is
    /// none or nothing can be written.
    public synchronized Optional<Change> undo() {
        return isWritable() ? change(sheet.undoable(), true) : Optional.empty();
    }

    /// Does again what was undone last; empty where there is nothing or nothing can be written.
    public synchronized Optional<Change> redo() {
        return isWritable() ? change(sheet.redoable(), false) : Optional.empty();
    }

    private Optional<Change> change(OptionalLong step, boolean undo) {
        if (step.isEmpty()) {
            return Optional.empty();
        }
        long number = step.getAsLong();
        var sample = sheet.sampleOf(number).map(store::indexOf).orElseThrow().orElseThrow();
        var event = undo ? new Event.Undone(number) : new Event.Redone(number);
        var added = add(event, sample);
        return Optional.of(new Change(position, added.entry().seq(), saved(added)));
    }

    /// Where the reviewer is; after opening, where they were last.
    public synchronized Position position() {
        return position;
    }

    /// The reviewer goes elsewhere. Kept across restarts, and written once they stay a moment.
    public synchronized void moveTo(Position to) {
        store.outline(to.sample());
        position = to;
        if (isWritable()) {
            wandering.to(to);
        }
    }

    private synchronized void writePosition() {
        var to = wandering.take();
        if (to.isPresent() && isWritable()) {
            String sampleId = store.outline(to.get().sample()).sampleId();
            var stood = new Event.Stood(sampleId, to.get().claimId());
            if (!journal.replay().stood().equals(Optional.of(stood))) {
                journal.add(stood);
            }
        }
    }

    /// True until the rater asked to see what is hidden; later labels are marked as not blinded.
    public synchronized boolean isBlinded() {
        return journal.replay().unblinded().isEmpty();
    }

    /// The rater asks to see what is hidden. Remembered for ever; what is hidden is given out only
    /// once this is saved.
    public synchronized Applied unblind() {
        var closedDoor = againstWriting();
        if (closedDoor.isPresent()) {
            return closedDoor.get();
        }
        if (!store.isCorpus()) {
            return new Applied.Refused(
                    Refusal.NOTHING_HIDDEN, "A requests file has nothing hidden to show.");
        }
        if (!isBlinded()) {
            return new Applied.Unchanged();
        }
        var added = journal.add(new Event.Unblinded());
        var saved = saved(added).thenApply(this::showHidden);
        return new Applied.Accepted(added.entry().seq(), saved);
    }

    private synchronized Saved showHidden(Saved saved) {
        hiddenMayShow = true;
        return saved;
    }

    /// Why no label can be given; empty where one can.
    public Optional<ReadOnlyReason> readOnly() {
        return Optional.ofNullable(readOnly);
    }

    /// Where the end of a write that a crash cut off was kept when the session was opened; nothing
    /// in it had been shown as saved. Empty where there was none.
    public Optional<String> keptAside() {
        return journal.keptAside().map(Object::toString);
    }

    /// The time of the last entry, where the clock now says an earlier one: it was set back, and
    /// times of labels will be out of order. Their order is kept all the same.
    public Optional<Instant> clockWentBackFrom() {
        var now = place.clock().instant();
        return journal.lastAt().filter(last -> now.isBefore(last.minus(CLOCK_SLACK)));
    }

    public void addListener(SaveListener listener) {
        watch.add(listener);
    }

    public void removeListener(SaveListener listener) {
        watch.remove(listener);
    }

    /// How many acts are not on the disk yet; after [#close()], how many were lost.
    public int unsaved() {
        return journal.unforced();
    }

    /// What is wrong with saving, in words; empty where it works.
    public Optional<String> savingTrouble() {
        return Optional.ofNullable(watch.trouble());
    }

    /// Tries again at once where saving fails.
    public void retryNow() {
        journal.retryNow();
    }

    /// Saves what waits, or gives up after one more failure: look at [#unsaved()] and
    /// [#savingTrouble()] first, and ask the reviewer. Worker.
    @Override
    public void close() throws IOException {
        synchronized (this) {
            writePosition();
            closed = true;
        }
        journal.close();
    }
}
