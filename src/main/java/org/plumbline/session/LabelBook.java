package org.plumbline.session;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.Event;
import org.plumbline.journal.Journal;
import org.plumbline.journal.JournalPlace;
import org.plumbline.journal.Drafts;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.request.Request;
import org.plumbline.text.Sha256;

/// The labels of one rater on one file, and the rules by which they change; guards the journal.
final class LabelBook {

    /// A clock that goes back by less is being adjusted.
    private static final Duration CLOCK_SLACK = Duration.ofSeconds(2);

    private final SampleStore store;
    private final Labeller labeller;
    private final Environment place;
    private final SaveWatch watch;
    private final Journal journal;
    private final Drafts sheet;
    private final @Nullable ReadOnlyReason readOnly;
    private final Route route;
    private final StepGroups groups = new StepGroups();
    private FileProgress counts;
    private boolean hiddenMayShow;
    private boolean closed;

    private LabelBook(
            SampleStore store,
            Labeller labeller,
            Environment place,
            SaveWatch watch,
            Journal journal) {
        this.store = store;
        this.labeller = labeller;
        this.place = place;
        this.watch = watch;
        this.journal = journal;
        this.sheet = journal.replay().sheet(labeller.rubric().sha256());
        this.readOnly = journal.readOnly().map(ReadOnlyWords::of).orElse(null);
        this.route = new Route(store, journal, this::writePosition);
        this.counts = counted();
        this.hiddenMayShow = journal.replay().unblinded().isPresent();
    }

    static LabelBook open(SampleStore store, Labeller labeller, Environment place, SaveWatch watch) {
        var journal =
                Journal.open(
                        place.disk(),
                        JournalPlace.in(place.data(), store.sha256(), labeller.rater()),
                        place.holder(),
                        place.clock(),
                        watch);
        watch.count(journal::unforced);
        if (journal.readOnly().isEmpty()
                && !journal.replay().rubric().equals(Optional.of(labeller.rubric().sha256()))) {
            journal.add(new Event.Ruled(labeller.rubric().sha256()));
        }
        return new LabelBook(store, labeller, place, watch, journal);
    }

    private FileProgress counted() {
        long claims = 0;
        for (int i = 0; i < store.size(); i++) {
            claims += claimsOf(i);
        }
        var sum = new FileProgress(store.size(), 0, 0, claims, 0);
        for (String sampleId : sheet.touched()) {
            var index = store.indexOf(sampleId);
            if (index.isPresent()) {
                var none = SampleProgress.of(Draft.EMPTY, claimsOf(index.getAsInt()));
                sum = sum.after(none, progress(index.getAsInt()));
            }
        }
        return sum;
    }

    Journal journal() {
        return journal;
    }

    Labeller labeller() {
        return labeller;
    }

    Optional<ReadOnlyReason> readOnly() {
        return Optional.ofNullable(readOnly);
    }

    private int claimsOf(int sample) {
        return store.outline(sample).claims();
    }

    synchronized Draft draft(int sample) {
        return sheet.draft(store.outline(sample).sampleId());
    }

    SampleProgress progress(int sample) {
        return SampleProgress.of(draft(sample), claimsOf(sample));
    }

    synchronized FileProgress counts() {
        return counts;
    }

    synchronized List<HistoryEntry> history(int sample) {
        return History.of(sheet.history(store.outline(sample).sampleId()));
    }

    synchronized Map<Sha256, Integer> labelledWithOtherRubrics() {
        var others = new HashMap<>(journal.replay().labelled());
        others.remove(labeller.rubric().sha256());
        return Map.copyOf(others);
    }

    synchronized Applied apply(Request request, List<Act> acts) {
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

    /// False where nothing can be written, or nothing more.
    synchronized boolean isWritable() {
        return againstWriting().isEmpty();
    }

    private Journal.Added add(Event event, int sample) {
        var old = progress(sample);
        var added = journal.add(event);
        counts = counts.after(old, progress(sample));
        route.acted();
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

    synchronized boolean canUndo() {
        return isWritable() && sheet.undoable().isPresent();
    }

    synchronized boolean canRedo() {
        return isWritable() && sheet.redoable().isPresent();
    }

    synchronized Optional<Change> undo() {
        return isWritable() ? change(true) : Optional.empty();
    }

    synchronized Optional<Change> redo() {
        return isWritable() ? change(false) : Optional.empty();
    }

    private Optional<Change> change(boolean undo) {
        return groups.each(undo ? sheet::undoable : sheet::redoable, step -> change(step, undo))
                .map(added -> new Change(route.position(), added.entry().seq(), saved(added)));
    }

    private Journal.Added change(long step, boolean undo) {
        int sample = sheet.sampleOf(step).map(store::indexOf).orElseThrow().orElseThrow();
        return add(undo ? new Event.Undone(step) : new Event.Redone(step), sample);
    }

    /// One undo takes all of these steps back from now on.
    synchronized void makeOneOf(List<Long> steps) {
        groups.join(steps);
    }

    synchronized Position position() {
        return route.position();
    }

    synchronized void moveTo(Position to) {
        route.moveTo(to, isWritable());
    }

    private synchronized void writePosition() {
        route.write(isWritable());
    }

    SampleOrder order() {
        return route.order();
    }

    synchronized Applied reorder(SampleOrder chosen) {
        var closedDoor = againstWriting();
        if (closedDoor.isPresent()) {
            return closedDoor.get();
        }
        if (chosen.seed().equals(route.order().seed())) {
            return new Applied.Unchanged();
        }
        var added = journal.add(new Event.Ordered(chosen.seed().orElse(null)));
        route.order(chosen);
        return new Applied.Accepted(added.entry().seq(), saved(added));
    }

    synchronized boolean isBlinded() {
        return journal.replay().unblinded().isEmpty();
    }

    synchronized Applied unblind() {
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

    synchronized void mustBeUnblinded() {
        if (!hiddenMayShow) {
            throw new IllegalStateException("the rater is blind");
        }
    }

    Optional<Instant> clockWentBackFrom() {
        var now = place.clock().instant();
        return journal.latest().filter(last -> now.isBefore(last.minus(CLOCK_SLACK)));
    }

    /// What an export takes now.
    synchronized ExportSelection selection() {
        long unblinded = journal.replay().unblinded().orElse(Long.MAX_VALUE);
        return ExportSelection.of(store, sheet, unblinded);
    }

    void close() throws IOException {
        synchronized (this) {
            writePosition();
            closed = true;
        }
        journal.close();
    }
}
