package org.plumbline.session.review;

import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.plumbline.journal.Journal;

/// How what is said of a file comes to the disk: what waits, what is wrong, and who is told.
///
/// Methods that wait say "worker"; all others only touch memory. Safe for several threads.
public final class JournalSaving {

    private final Journal journal;
    private final SaveWatch watch;
    private final InstantSource clock;

    JournalSaving(Journal journal, SaveWatch watch, InstantSource clock) {
        this.journal = journal;
        this.watch = watch;
        this.clock = clock;
        watch.count(journal::unforced);
    }

    /// Completes when the entry is on the disk, after the listeners were told.
    CompletableFuture<Saved> of(Journal.Added added) {
        long seq = added.entry().seq();
        return added.forced().thenApply(done -> watch.saved(new Saved(seq, clock.instant())));
    }

    public void addListener(SaveListener told) {
        watch.add(told);
    }

    /// How many acts are not on the disk yet; after the review was closed, how many were lost.
    public int unsaved() {
        return journal.unforced();
    }

    /// What is wrong with saving, in words; empty where it works.
    public Optional<String> trouble() {
        return Optional.ofNullable(watch.trouble());
    }

    /// Tries again at once where saving fails.
    public void retryNow() {
        journal.retryNow();
    }

    /// Waits until all is on the disk, or saving fails. Worker.
    public void settle() {
        watch.settle();
    }

    /// Where the end of a write that a crash cut off was kept when the review was opened; nothing
    /// in it had been shown as saved. Empty where there was none.
    public Optional<String> keptAside() {
        return journal.keptAside().map(Object::toString);
    }

    /// True once another program put a journal in the place of this one, while it was open.
    public boolean isBesideAnother() {
        return watch.isBesideAnother();
    }
}
