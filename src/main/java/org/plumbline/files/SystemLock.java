package org.plumbline.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// A lock of the operating system on one file.
final class SystemLock implements Disk.Lock {

    /// The lock lies far behind the note, so that others can read the note on systems that keep
    /// them from locked bytes.
    private static final long PLACE = Long.MAX_VALUE - 1;

    private static final int LONGEST_NOTE = 4096;

    /// What this process holds. POSIX gives a process's lock back when it closes any channel of the
    /// file, so a second session in one process must not even open it: the knowledge has to be as
    /// wide as the process.
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final Path real;
    private final FileChannel channel;
    private final @Nullable Object key;

    private SystemLock(Path file, Path real, FileChannel channel) throws IOException {
        this.file = file;
        this.real = real;
        this.channel = channel;
        this.key = SystemFile.keyOf(file);
    }

    static SystemLock take(Path file, String note) throws IOException {
        Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent(), "a lock is a file");
        Path name = Objects.requireNonNull(file.getFileName(), "a lock has a name");
        Path real = folder.toRealPath().resolve(name);
        if (!HELD_HERE.add(real)) {
            throw new LockHeldException(file, "this program");
        }
        try {
            return locked(file, real, note);
        } catch (IOException e) {
            HELD_HERE.remove(real);
            throw e;
        }
    }

    private static SystemLock locked(Path file, Path real, String note) throws IOException {
        var channel = opened(file);
        try {
            FileLock lock = channel.tryLock(PLACE, 1, false);
            if (lock == null) {
                throw new LockHeldException(file, note(file));
            }
            channel.truncate(0);
            channel.write(ByteBuffer.wrap((note + "\n").getBytes(StandardCharsets.UTF_8)), 0);
            return new SystemLock(file, real, channel);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /// Who has it; the file may have been put there by anybody, and so hold anything.
    private static String note(Path file) {
        try {
            return new String(SmallFile.read(file, LONGEST_NOTE), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            return "";
        }
    }

    /// Made for this user alone, where the system can say so: the note names who labels.
    private static FileChannel opened(Path file) throws IOException {
        var options =
                Set.of(
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE);
        return FileChannel.open(file, options, SystemDisk.forThisUserAlone(file));
    }

    @Override
    public boolean isStillThere() {
        try {
            return Objects.equals(key, SystemFile.keyOf(file));
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        // A second close must not give back what another session has taken since.
        if (channel.isOpen()) {
            try {
                channel.close();
            } finally {
                HELD_HERE.remove(real);
            }
        }
    }
}
