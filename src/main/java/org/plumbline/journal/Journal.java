package org.plumbline.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.AppendLog;
import org.plumbline.files.Disk;
import org.plumbline.files.FolderLock;
import org.plumbline.files.LogFile;
import org.plumbline.text.Sha256;

/// The acts of one rater on one samples file, in the order in which they were done.
///
/// [#open] (in [JournalOpening]) reads what is there; [#add] takes one more entry into [#replay()]
/// at once and onto the disk soon after, on the log's thread. An entry that could not be written is
/// kept and tried again until [#close()].
public final class Journal implements AutoCloseable, LogFile.Memory {

    private final InstantSource clock;
    private final Replay replay;
    private final List<Entry> entries;
    private final @Nullable ReadOnly readOnly;
    private final @Nullable Path keptAside;
    private final LineSeal seal = new LineSeal();
    private Sha256 chain;
    private @Nullable Instant latest;
    private @Nullable FolderLock lock;
    private @Nullable AppendLog log;
    private AppendLog.@Nullable Watcher watching;

    /// An entry on its way to the disk.
    ///
    /// @param forced completes on the log's thread once the entry will outlive a power cut
    public record Added(Entry entry, CompletableFuture<Void> forced) {}

    Journal(
            InstantSource clock,
            JournalReading reading,
            @Nullable ReadOnly readOnly,
            @Nullable Path keptAside) {
        this.clock = clock;
        this.replay = reading.replay();
        this.entries = new ArrayList<>(reading.entries());
        this.chain = reading.chain();
        this.readOnly = readOnly;
        this.keptAside = keptAside;
        for (Entry entry : entries) {
            latest = later(entry.at());
        }
    }

    private Instant later(Instant at) {
        return latest != null && latest.isAfter(at) ? latest : at;
    }

    /// Opens the journal of a rater, and makes it where there is none. Never fails: where the disk
    /// or another session refuses, or the file is damaged, the journal is read-only and has the
    /// entries that could be read. Reads and writes files: never called on the FX thread.
    public static Journal open(
            Disk disk,
            JournalPlace place,
            String holder,
            InstantSource clock,
            AppendLog.Watcher watcher) {
        return new JournalOpening(disk, place, clock, watcher).open(holder);
    }

    /// The journal of somebody who has not said who they are: it is on no disk, has no entries, and
    /// takes none.
    public static Journal ofNobody(InstantSource clock) {
        return new Journal(clock, JournalReading.of(new byte[0]), null, null);
    }

    /// Begins to write.
    void start(FolderLock held, LogFile file, AppendLog.Watcher watcher) {
        lock = held;
        watching = watcher;
        log = AppendLog.start(file, watcher);
    }

    /// What the entries come to. Guarded by whoever owns the journal.
    public Replay replay() {
        return replay;
    }

    /// Why nothing can be added; empty where it can.
    public Optional<ReadOnly> readOnly() {
        return Optional.ofNullable(readOnly);
    }

    /// Where the end of a write that never ended was kept when the journal was opened; empty where
    /// there was none.
    public Optional<Path> keptAside() {
        return Optional.ofNullable(keptAside);
    }

    /// The latest time of any entry, which is not the last entry's where the clock was set back.
    public synchronized Optional<Instant> latest() {
        return Optional.ofNullable(latest);
    }

    /// Adds an entry, dated now. Touches no file.
    ///
    /// @throws IllegalStateException where the journal is read-only or closed
    public synchronized Added add(Event event) {
        return add(event, replay::take);
    }

    /// Adds a step, dated now, of which it is known what it does: so that no draft is made twice.
    /// Touches no file.
    ///
    /// @param effect on the draft that its item has now
    /// @throws IllegalStateException where the journal is read-only or closed
    public synchronized <D> Added add(Event.Step<?, D> step, Effect<D> effect) {
        return add(step, entry -> replay.take(entry, step, effect));
    }

    private Added add(Event event, Consumer<Entry> taking) {
        if (log == null) {
            throw new IllegalStateException("the journal takes no entries");
        }
        var entry =
                new Entry(entries.size(), clock.instant().truncatedTo(ChronoUnit.MILLIS), event);
        var line = seal.close(entry, chain);
        taking.accept(entry);
        entries.add(entry);
        latest = later(entry.at());
        chain = line.chain();
        return new Added(entry, log.append(line.bytes()));
    }

    /// How many entries are not forced yet; after [#close()], how many were lost.
    public synchronized int unforced() {
        return log == null ? 0 : log.unforced();
    }

    /// Tries again at once where writing fails.
    public synchronized void retryNow() {
        if (log != null) {
            log.retryNow();
        }
    }

    @Override
    public byte[] whole() {
        List<Entry> all;
        synchronized (this) {
            all = List.copyOf(entries);
        }
        var bytes = new ByteArrayOutputStream();
        var before = LineSeal.START;
        for (Entry entry : all) {
            var line = seal.close(entry, before);
            bytes.writeBytes(line.bytes());
            before = line.chain();
        }
        return bytes.toByteArray();
    }

    @Override
    public void mayWrite() throws IOException {
        FolderLock held = lock;
        if (held != null) {
            held.renew();
        }
    }

    @Override
    public void keptAside(Path aside) {
        AppendLog.Watcher told = watching;
        if (told != null) {
            told.keptAside(aside);
        }
    }

    /// Forces what was added, or gives up after one more failure. Waits for the disk: never called
    /// on the FX thread.
    @Override
    public void close() throws IOException {
        AppendLog writing = log;
        if (writing != null) {
            writing.close();
        }
        FolderLock held = lock;
        if (held != null) {
            held.close();
        }
    }
}
