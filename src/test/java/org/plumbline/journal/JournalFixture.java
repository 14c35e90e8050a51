package org.plumbline.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.plumbline.files.AppendLog;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Folders;
import org.plumbline.files.FragileDisk;
import org.plumbline.text.Sha256;

/// A journal of one rater on a disk in memory, and a clock that ticks a second an entry.
final class JournalFixture {

    static final Path ROOT = Path.of("/data").toAbsolutePath();
    static final Sha256 RUBRIC = Sha256.of(new byte[] {1});
    static final JournalPlace PLACE =
            JournalPlace.in(new DataFolder(ROOT), Sha256.of(new byte[] {2}), "Ann Mørk");

    final FragileDisk disk;
    private Instant now = Instant.parse("2026-11-30T12:00:00Z");

    JournalFixture() {
        this(new FragileDisk(ROOT));
    }

    JournalFixture(FragileDisk disk) {
        this.disk = disk;
    }

    InstantSource clock() {
        return () -> now = now.plusSeconds(1);
    }

    Journal open() {
        return Journal.open(disk, PLACE, "process 1", clock(), new Silent());
    }

    /// Opens, declares the rubric where none is, does these steps and closes.
    void label(Event... events) throws IOException {
        try (var journal = open()) {
            if (journal.replay().rubric().isEmpty()) {
                journal.add(new Event.Ruled(RUBRIC));
            }
            for (Event event : events) {
                journal.add(event);
            }
        }
    }

    byte[] bytes() throws IOException {
        return disk.read(PLACE.file());
    }

    void put(byte[] bytes) throws IOException {
        Folders.make(disk, PLACE.folder());
        new AtomicFile(disk).replace(PLACE.file(), bytes);
    }

    /// The lines, each with its line feed.
    List<byte[]> lines() throws IOException {
        var lines = new ArrayList<byte[]>();
        byte[] bytes = bytes();
        int start = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                lines.add(Arrays.copyOfRange(bytes, start, i + 1));
                start = i + 1;
            }
        }
        return lines;
    }

    /// Nobody listens.
    static final class Silent implements AppendLog.Watcher {
        @Override
        public void failing(IOException cause) {}

        @Override
        public void recovered() {}
    }

    /// Several hundred entries of all kinds.
    void labelMuch(long seed, int count) throws IOException {
        var random = new SplittableRandom(seed);
        var acts = new Acts(random);
        try (var journal = open()) {
            journal.add(new Event.Ruled(RUBRIC));
            var sheet = journal.replay().drafts(Kind.SAMPLES, RUBRIC);
            for (int i = 0; i < count; i++) {
                int choice = random.nextInt(12);
                if (choice == 0 && sheet.undoable().isPresent()) {
                    journal.add(new Event.Undone(sheet.undoable().getAsLong()));
                } else if (choice == 1 && sheet.redoable().isPresent()) {
                    journal.add(new Event.Redone(sheet.redoable().getAsLong()));
                } else if (choice == 2) {
                    journal.add(new Event.Stood("sample-1", random.nextBoolean() ? "c1" : null));
                } else if (choice == 3) {
                    journal.add(new Event.Ordered(random.nextBoolean() ? "seed 7" : null));
                } else {
                    journal.add(acts.step());
                }
            }
            journal.add(new Event.Unblinded());
        }
    }
}
