package org.plumbline.journal;

import java.io.IOException;
import java.util.Arrays;
import org.plumbline.files.Aside;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.Disk;
import org.plumbline.files.FolderLock;

/// The way on from a damaged journal: it is moved aside whole, and a new one begins with the
/// records before the damage.
public final class FreshJournal {

    private FreshJournal() {}

    /// Moves a damaged journal aside and begins anew; does nothing where it is not damaged. Reads
    /// and writes files: never called on the FX thread.
    ///
    /// @throws org.plumbline.files.LockHeldException where another session writes it
    public static void begin(Disk disk, JournalPlace place, String holder) throws IOException {
        FolderLock lock = FolderLock.take(disk, place.folder(), holder);
        try {
            if (!disk.exists(place.file())) {
                return;
            }
            byte[] bytes = disk.read(place.file());
            var reading = JournalReading.of(bytes);
            boolean isOurs = place.isOf(reading.entries());
            if (reading.damage().isEmpty() && isOurs) {
                return;
            }
            Aside.move(disk, place.file(), "damaged");
            // Of another rater's journal nothing is sound here; opening makes a first line then.
            if (isOurs && reading.good() > 0) {
                new AtomicFile(disk)
                        .createSecret(place.file(), Arrays.copyOf(bytes, reading.good()));
            }
        } finally {
            lock.close();
        }
    }
}
