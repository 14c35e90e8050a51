package org.plumbline.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The file of an [AppendLog]: knows how much of it was forced, and mends it after a failure.
///
/// Used by one thread at a time.
public final class LogFile {

    private final Disk disk;
    private final Path path;
    private final Memory memory;
    private long forced;
    private @Nullable DiskFile open;

    /// What the owner of a log knows without its file.
    public interface Memory {

        /// The bytes that should be in the file, from the first, with at least all that was forced.
        /// Asked only after a failure.
        byte[] whole();

        /// Throws where the file may not be touched any more, for example because another session
        /// holds its lock by now. Asked each time before the file is opened again.
        void mayWrite() throws IOException;
    }

    private LogFile(Disk disk, Path path, Memory memory, long forced) {
        this.disk = disk;
        this.path = path;
        this.memory = memory;
        this.forced = forced;
    }

    /// Opens a file whose first `good` bytes are to be kept; what lies behind them is cut off.
    public static LogFile open(Disk disk, Path path, Memory memory, long good) throws IOException {
        var log = new LogFile(disk, path, memory, good);
        log.open = log.openedAtForced();
        return log;
    }

    Path path() {
        return path;
    }

    /// Writes these records behind the others and forces them. Where it throws, none of them
    /// counts, and the next call opens the file again.
    void appendForced(List<byte[]> records) throws IOException {
        byte[] bytes = joined(records);
        boolean done = false;
        try {
            DiskFile file = open == null ? reopened() : open;
            open = file;
            if (file.size() == forced) {
                file.append(bytes, 0, bytes.length);
                file.force();
            }
            // A file that another program deleted or wrote to takes our bytes without complaint.
            if (file.size() != forced + bytes.length || !file.isStillThere()) {
                throw new IOException(path + " was changed, moved or deleted by another program");
            }
            forced += bytes.length;
            done = true;
        } finally {
            if (!done) {
                close();
            }
        }
    }

    void close() {
        DiskFile file = open;
        open = null;
        if (file != null) {
            try {
                file.close();
            } catch (IOException ignored) {
                // What counts was forced; what was not is written again.
                return;
            }
        }
    }

    private DiskFile reopened() throws IOException {
        memory.mayWrite();
        Path folder = AtomicFile.folderOf(path);
        if (!disk.exists(folder)) {
            // Not made anew: it may be on a stick that was pulled and will come back.
            throw new NoSuchFileException(folder.toString(), null, "the folder is gone");
        }
        byte[] good = Arrays.copyOf(memory.whole(), Math.toIntExact(forced));
        if (!disk.exists(path)) {
            new AtomicFile(disk).replace(path, good);
        } else if (!startsWith(disk.read(path), good)) {
            disk.move(path, Aside.free(disk, path, "changed"));
            new AtomicFile(disk).replace(path, good);
        }
        return openedAtForced();
    }

    private DiskFile openedAtForced() throws IOException {
        DiskFile file = disk.open(path);
        boolean done = false;
        try {
            if (file.size() < forced) {
                throw new IOException(
                        path + " has " + file.size() + " bytes, and should have " + forced);
            }
            if (file.size() > forced) {
                file.truncate(forced);
                file.force();
            }
            done = true;
            return file;
        } finally {
            if (!done) {
                file.close();
            }
        }
    }

    private static boolean startsWith(byte[] bytes, byte[] start) {
        return bytes.length >= start.length
                && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
    }

    private static byte[] joined(List<byte[]> records) {
        var all = new ByteArrayOutputStream();
        records.forEach(all::writeBytes);
        return all.toByteArray();
    }
}
