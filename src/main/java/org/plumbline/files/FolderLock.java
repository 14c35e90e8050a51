package org.plumbline.files;

import java.io.IOException;
import java.nio.file.Path;

/// Keeps a folder to one session at a time, for as long as it is open.
public final class FolderLock implements AutoCloseable {

    private final Disk disk;
    private final Path file;
    private final String note;
    private Disk.Lock lock;

    private FolderLock(Disk disk, Path file, String note, Disk.Lock lock) {
        this.disk = disk;
        this.file = file;
        this.note = note;
        this.lock = lock;
    }

    /// Takes the lock of a folder, which is made where it is missing.
    ///
    /// @param note who takes it, for the message to whoever comes second
    /// @throws LockHeldException where another session has it, of this program or another
    public static FolderLock take(Disk disk, Path folder, String note) throws IOException {
        Folders.make(disk, folder);
        Path file = folder.resolve("lock");
        return new FolderLock(disk, file, note, disk.lock(file, note));
    }

    /// Makes sure that the lock still keeps others out, and takes it again where its file vanished,
    /// as it does with a pulled stick.
    ///
    /// @throws LockHeldException where another session has taken it since
    public synchronized void renew() throws IOException {
        if (!lock.isStillThere()) {
            lock.close();
            lock = disk.lock(file, note);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        lock.close();
    }
}
