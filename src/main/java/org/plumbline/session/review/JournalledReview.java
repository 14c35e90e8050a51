package org.plumbline.session.review;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.plumbline.journal.Drafts;
import org.plumbline.journal.Effect;
import org.plumbline.journal.Event;
import org.plumbline.journal.Journal;
import org.plumbline.journal.JournalPlace;
import org.plumbline.journal.Kind;
import org.plumbline.journal.OtherJournal;
import org.plumbline.journal.Replay;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.Environment;
import org.plumbline.text.Sha256;

/// What one reviewer says of the items of one file by one rubric, kept in their journal of it.
///
/// It is the same whatever the items are: each step changes the draft of an item at once and is
/// appended to the journal, a [SaveListener] is told when it is on the disk ([JournalSaving]), and
/// steps are taken back and done again, across restarts. What is particular to one kind of items
/// (what can be said, what may not, what follows) is in the session that has this review:
/// [org.plumbline.session.label.LabelSession], [org.plumbline.session.records.RecordReview].
/// Whoever saves, leaves or tells asks the review.
///
/// Methods that read or write a file say "worker"; all others only touch memory and may be called
/// on the FX thread. Safe for several threads: its monitor guards it, and what a session keeps with
/// it.
///
/// @param <K> what makes an item the one it is
/// @param <D> what was said of an item so far
public final class JournalledReview<K, D> implements AutoCloseable {

    /// A clock that goes back by less is being adjusted.
    private static final Duration CLOCK_SLACK = Duration.ofSeconds(2);

    private final Kind<K, D> kind;
    private final Sha256 file;
    private final Labeller reviewer;
    private final Environment environment;
    private final Journal journal;
    private final JournalSaving saving;
    private final Drafts<K, D> drafts;
    private final @Nullable ReadOnlyReason readOnly;
    private @Nullable ItemListener<K, D> listener;
    private boolean closed;

    private JournalledReview(
            Kind<K, D> kind, Sha256 file, Labeller reviewer, Environment environment) {
        this.kind = kind;
        this.file = file;
        this.reviewer = reviewer;
        this.environment = environment;
        var watch = new SaveWatch();
        journal = reviewer.isNamed() ? kept(watch) : Journal.ofNobody(environment.clock());
        saving = new JournalSaving(journal, watch, environment.clock());
        Sha256 rubric = reviewer.rubric().sha256();
        drafts = journal.replay().drafts(kind, rubric);
        readOnly = journal.readOnly().map(ReadOnlyWords::of).orElse(null);
        if (reviewer.isNamed()
                && readOnly == null
                && !journal.replay().rubric().equals(Optional.of(rubric))) {
            journal.add(new Event.Ruled(rubric));
        }
    }

    private Journal kept(SaveWatch watch) {
        var place = JournalPlace.in(environment.data(), file, reviewer.rater());
        return Journal.open(
                environment.disk(), place, environment.holder(), environment.clock(), watch);
    }

    /// Opens the review of one reviewer of one file, or begins it. Worker.
    ///
    /// Where nothing can be written it opens all the same, and [#readOnly()] says why. A reviewer
    /// without a name has nothing on the disk, and each act that would change something is refused
    /// as [Refusal#UNNAMED].
    ///
    /// @param file digest over all bytes of the file
    public static <K, D> JournalledReview<K, D> open(
            Kind<K, D> kind, Sha256 file, Labeller reviewer, Environment environment) {
        return new JournalledReview<>(kind, file, reviewer, environment);
    }

    /// Says what follows from changes: told before anything else sees the review.
    public void follow(ItemListener<K, D> told) {
        listener = told;
    }

    /// Digest over all bytes of the file.
    public Sha256 file() {
        return file;
    }

    /// Whose review it is; "" where nobody said.
    public String reviewer() {
        return reviewer.rater();
    }

    /// False where nobody said whose review it is, so that it can be looked at and nothing else.
    public boolean isNamed() {
        return reviewer.isNamed();
    }

    public Rubric rubric() {
        return reviewer.rubric();
    }

    public Labeller labeller() {
        return reviewer;
    }

    public Environment environment() {
        return environment;
    }

    /// Why nothing can be said; empty where something can, once there is a name.
    public Optional<ReadOnlyReason> readOnly() {
        return Optional.ofNullable(readOnly);
    }

    /// False where nothing can be written, or nothing more.
    public synchronized boolean isWritable() {
        return isNamed() && againstWriting().isEmpty();
    }

    private Optional<Applied> againstWriting() {
        if (readOnly != null) {
            return Optional.of(new Applied.Refused(Refusal.READ_ONLY, readOnly.message()));
        }
        return closed
                ? Optional.of(new Applied.Refused(Refusal.CLOSED, "The session is closed."))
                : Optional.empty();
    }

    /// How many items this reviewer said something of by other rubrics; that is kept, and neither
    /// shown nor exported here.
    public synchronized Map<Sha256, Integer> labelledWithOtherRubrics() {
        var others = new HashMap<>(journal.replay().counts(kind));
        others.remove(rubric().sha256());
        return Map.copyOf(others);
    }

    /// What was said of an item so far.
    public synchronized D draft(K item) {
        return drafts.draft(item);
    }

    /// Reads all drafts as they are at one moment.
    public synchronized <T> T read(Function<? super Drafts<K, D>, T> reading) {
        return reading.apply(drafts);
    }

    /// What another journal comes to for such items, by the same rubric.
    public Drafts<K, D> draftsOf(OtherJournal other) {
        return other.replay().drafts(kind, rubric().sha256());
    }

    /// What the journal comes to beside the drafts. Guarded by the monitor of the review.
    public Replay replay() {
        return journal.replay();
    }

    /// Does one step, which one undo takes back.
    ///
    /// @param first what becomes of it instead, on the draft of before; empty where it may be done
    /// @param step made only once the first rules allow it
    /// @param then what becomes of it instead, on the draft of after, which is made once
    public synchronized Applied apply(
            K item,
            Function<? super D, Optional<? extends Applied>> first,
            Supplier<? extends Event.Step<K, D>> step,
            Function<? super D, Optional<? extends Applied>> then) {
        var closedDoor = againstWriting();
        if (closedDoor.isPresent()) {
            return closedDoor.get();
        }
        D before = drafts.draft(item);
        var instead = first.apply(before);
        if (instead.isPresent()) {
            return instead.get();
        }
        Event.Step<K, D> next = step.get();
        Effect<D> effect = next.on(before);
        instead = then.apply(effect.draft());
        if (instead.isPresent()) {
            return instead.get();
        }
        // Last, so that nobody is asked who they are for what would not be done.
        return effect.draft().equals(before)
                ? new Applied.Unchanged()
                : reviewer.refusal()
                        .orElseGet(() -> accepted(added(next, () -> journal.add(next, effect))));
    }

    /// Takes over what was said elsewhere: all of it is on the disk or nothing, and one undo takes
    /// it back.
    public synchronized Applied takeOver(Event.TakenOver<K, D> deed) {
        return againstWriting()
                .or(reviewer::refusal)
                .orElseGet(() -> accepted(added(deed, () -> journal.add(deed))));
    }

    /// Writes what is said of the file as a whole, which no undo takes back.
    public synchronized Applied write(Event event) {
        return againstWriting()
                .or(reviewer::refusal)
                .orElseGet(() -> accepted(journal.add(event)));
    }

    /// Writes what is no act of the reviewer, so that nobody is told when it is saved.
    public synchronized void remember(Event event) {
        if (isWritable()) {
            journal.add(event);
        }
    }

    private Journal.Added added(Event.Deed<K, D> deed, Supplier<Journal.Added> adding) {
        List<K> items = items(deed);
        List<D> before = items.stream().map(drafts::draft).toList();
        var added = adding.get();
        if (listener != null) {
            for (int i = 0; i < items.size(); i++) {
                listener.changed(items.get(i), before.get(i), drafts.draft(items.get(i)));
            }
            if (deed.place().isPresent()) {
                listener.moved();
            }
        }
        return added;
    }

    private static <K, D> List<K> items(Event.Deed<K, D> deed) {
        return deed.steps().stream().<K>map(Event.Step::item).toList();
    }

    private Applied accepted(Journal.Added added) {
        return new Applied.Accepted(added.entry().seq(), saving.of(added));
    }

    // --- back and forth

    public synchronized boolean canUndo() {
        return isWritable() && drafts.undoable().isPresent();
    }

    public synchronized boolean canRedo() {
        return isWritable() && drafts.redoable().isPresent();
    }

    /// Takes back what was done last and stands, of this run or an earlier one; empty where there
    /// is nothing or nothing can be written.
    public synchronized Optional<Change<K>> undo() {
        return change(drafts.undoable(), Event.Undone::new);
    }

    /// Does again what was undone last; empty where there is nothing or nothing can be written.
    public synchronized Optional<Change<K>> redo() {
        return change(drafts.redoable(), Event.Redone::new);
    }

    private Optional<Change<K>> change(OptionalLong step, LongFunction<Event> event) {
        if (step.isEmpty() || !isWritable()) {
            return Optional.empty();
        }
        var deed = drafts.deed(step.getAsLong()).orElseThrow();
        var added = added(deed, () -> journal.add(event.apply(step.getAsLong())));
        return Optional.of(new Change<>(items(deed), added.entry().seq(), saving.of(added)));
    }

    /// How what is said here comes to the disk.
    public JournalSaving saving() {
        return saving;
    }

    /// The time of the last entry, where the clock now says an earlier one: it was set back, and
    /// times of entries will be out of order. Their order is kept all the same.
    public Optional<Instant> clockWentBackFrom() {
        var now = environment.clock().instant();
        return journal.latest().filter(last -> now.isBefore(last.minus(CLOCK_SLACK)));
    }

    /// Saves what waits, or gives up after one more failure: look at [JournalSaving#unsaved()] and
    /// [JournalSaving#trouble()] first, and ask the reviewer. Worker.
    @Override
    public void close() throws IOException {
        synchronized (this) {
            if (listener != null) {
                listener.closing();
            }
            closed = true;
        }
        journal.close();
    }
}
