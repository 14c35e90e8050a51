package org.plumbline.journal;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Optional;
import org.plumbline.files.AppendLog;
import org.plumbline.files.Aside;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.ChangedFileException;
import org.plumbline.files.Disk;
import org.plumbline.files.FolderLock;
import org.plumbline.files.LockHeldException;
import org.plumbline.files.LogFile;
import org.plumbline.files.Trouble;

/// Opens a journal: lock, read, keep a torn tail aside, begin.
final class JournalOpening {

    private static final int TRIES = 5;

    private final Disk disk;
    private final JournalPlace place;
    private final InstantSource clock;
    private final AppendLog.Watcher watcher;
    private byte[] bytes = {};
    private boolean isThere;

    JournalOpening(Disk disk, JournalPlace place, InstantSource clock, AppendLog.Watcher watcher) {
        this.disk = disk;
        this.place = place;
        this.clock = clock;
        this.watcher = watcher;
    }

    Journal open(String holder) {
        try {
            return patientlyOpened(holder);
        } catch (LockHeldException e) {
            return readOnly(new ReadOnly.InUse(e.holder()));
        } catch (IOException e) {
            return readOnly(notWritable(e));
        }
    }

    /// Where the file changes while it is read, as under a tool that copies it, it is read again.
    private Journal patientlyOpened(String holder) throws IOException {
        for (int tried = 1; ; tried++) {
            try {
                return openedWith(FolderLock.take(disk, place.folder(), holder));
            } catch (ChangedFileException | FileAlreadyExistsException e) {
                if (tried == TRIES) {
                    throw e;
                }
            }
        }
    }

    private ReadOnly notWritable(IOException e) {
        return new ReadOnly.NotWritable(place.folder(), Trouble.of(e));
    }

    /// The journal as far as it can be read. The tail is left alone: it may be another session's
    /// write of this moment.
    private Journal readOnly(ReadOnly why) {
        try {
            if (disk.exists(place.file())) {
                bytes = disk.read(place.file());
            }
        } catch (IOException e) {
            return new Journal(clock, JournalReading.of(new byte[0]), notWritable(e), null);
        }
        return new Journal(clock, JournalReading.of(bytes), why, null);
    }

    private Journal openedWith(FolderLock lock) throws IOException {
        Journal journal = null;
        try {
            new AtomicFile(disk).sweep(place.folder());
            isThere = disk.exists(place.file());
            bytes = isThere ? disk.read(place.file()) : new byte[0];
            var reading = JournalReading.of(bytes);
            var damage = damageIn(reading);
            if (damage.isPresent()) {
                return new Journal(clock, reading, damage.get(), null);
            }
            journal = begun(reading, lock);
            return journal;
        } finally {
            if (journal == null) {
                lock.close();
            }
        }
    }

    private Optional<ReadOnly> damageIn(JournalReading reading) {
        var damage = reading.damage();
        if (damage.isPresent()) {
            var found = damage.get();
            return Optional.of(
                    new ReadOnly.Damaged(place.file(), found.line(), found.offset(), found.what()));
        }
        if (place.isOf(reading.entries())) {
            return Optional.empty();
        }
        return Optional.of(
                new ReadOnly.Damaged(
                        place.file(), 1, 0, "it is the journal of another rater or another file"));
    }

    private Journal begun(JournalReading reading, FolderLock lock) throws IOException {
        Path aside = null;
        if (reading.torn() > 0) {
            aside = Aside.free(disk, place.file(), "torn");
            new AtomicFile(disk)
                    .createSecret(aside, Arrays.copyOfRange(bytes, reading.good(), bytes.length));
        }
        var kept = reading;
        if (!isThere) {
            bytes = firstLine();
            new AtomicFile(disk).createSecret(place.file(), bytes);
            kept = JournalReading.of(bytes);
        }
        var journal = new Journal(clock, kept, null, aside);
        var file = LogFile.open(disk, place.file(), journal, bytes, kept.good());
        journal.start(lock, file, watcher);
        if (kept.entries().isEmpty()) {
            journal.add(new Event.Began(place.samplesSha256(), place.rater()));
        }
        return journal;
    }

    private byte[] firstLine() {
        var event = new Event.Began(place.samplesSha256(), place.rater());
        var now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        return new LineSeal().close(new Entry(0, now, event), LineSeal.START).bytes();
    }
}
