package org.plumbline.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/// The file of an [AppendLog]: knows how much of it was forced, and mends it after a failure.
///
/// Bytes that this log did not write are never cut or written over. Where the file is not the one
/// that it left, it is moved aside whole ([Aside#move]) before anything is written at its name.
/// Only the log's own writes that were never forced are cut off, once they are found to be that.
///
/// Used by one thread at a time.
public final class LogFile {

    private static final String CHANGED = "changed";
    private static final int CHUNK = 1 << 16;

    private final Disk disk;
    private final Path path;
    private final Memory memory;
    private final CRC32C crc = new CRC32C();
    private final long begun;
    private long forced;
    private @Nullable DiskFile open;

    /// Of the file as it was last known to be ours; null where it must be read to know.
    private @Nullable Object mark;

    /// Moved aside, and not yet known to outlive a power cut there.
    private @Nullable Path unsettledAside;

    /// What the owner of a log knows without its file.
    public interface Memory {

        /// The bytes that should be in the file, from the first, with at least all that was forced.
        /// Asked only after a failure.
        byte[] whole();

        /// Throws where the file may not be touched any more, for example because another session
        /// holds its lock by now. Asked each time before the file is written to.
        void mayWrite() throws IOException;

        /// Told of a file that was found at the log's name, has what the log did not write, and was
        /// moved here.
        void keptAside(Path aside);
    }

    private LogFile(Disk disk, Path path, Memory memory, byte[] good) {
        this.disk = disk;
        this.path = path;
        this.memory = memory;
        this.begun = good.length;
        this.forced = good.length;
        crc.update(good);
    }

    /// Opens a file whose first `good` bytes are to be kept; what lies behind them is cut off.
    ///
    /// @param read what was read of the file, all of it
    /// @throws ChangedFileException where it has other bytes by now; then nothing is cut off
    public static LogFile open(Disk disk, Path path, Memory memory, byte[] read, int good)
            throws IOException {
        var log = new LogFile(disk, path, memory, Arrays.copyOf(read, good));
        Object mark = disk.mark(path);
        if (read.length > good) {
            log.cut(read);
        } else if (Arrays.equals(disk.read(path), read)) {
            log.mark = mark;
        } else {
            throw new ChangedFileException(path);
        }
        log.open = disk.openToAppend(path);
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
            DiskFile file = open;
            if (file == null) {
                file = reopened();
                open = file;
            }
            mustBeOurs();
            memory.mayWrite();
            file.append(bytes, 0, bytes.length);
            file.force();
            mustStand(file, bytes);
            crc.update(bytes);
            forced += bytes.length;
            done = true;
        } finally {
            if (!done) {
                close();
            }
        }
    }

    /// Where another program took away or changed what was said to be forced, it is written again.
    /// What others wrote behind it stays.
    void lastLook() throws IOException {
        if (forced > begun && !(disk.exists(path) && isOursTo(forced))) {
            close();
            open = reopened();
        }
    }

    private void mustBeOurs() throws IOException {
        Object now;
        try {
            now = disk.mark(path);
        } catch (NoSuchFileException e) {
            throw new ChangedFileException(path);
        }
        if (!now.equals(mark)) {
            mark = null;
            if (disk.read(path, forced, 1).length > 0 || !isOursTo(forced)) {
                throw new ChangedFileException(path);
            }
            mark = now;
        }
    }

    /// A file that another program deleted or wrote to takes our bytes without complaint.
    private void mustStand(DiskFile file, byte[] bytes) throws IOException {
        try {
            Object now = disk.mark(path);
            byte[] there = disk.read(path, forced, bytes.length + 1);
            if (!Arrays.equals(there, bytes) || !file.isStillThere()) {
                throw new ChangedFileException(path);
            }
            mark = now;
        } catch (NoSuchFileException e) {
            throw new ChangedFileException(path);
        }
    }

    /// True where the file begins with the bytes that were forced.
    private boolean isOursTo(long end) throws IOException {
        var found = new CRC32C();
        long at = 0;
        while (at < end) {
            byte[] chunk = disk.read(path, at, (int) Math.min(CHUNK, end - at));
            if (chunk.length == 0) {
                return false;
            }
            found.update(chunk);
            at += chunk.length;
        }
        return found.getValue() == crc.getValue();
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
        byte[] whole = memory.whole();
        settleAside(whole);
        mark = null;
        byte[] good = Arrays.copyOf(whole, Math.toIntExact(forced));
        if (!disk.exists(path)) {
            put(good);
        } else {
            byte[] there = disk.read(path);
            if (!startsWith(there, good) || !startsWith(whole, there)) {
                putInPlaceOfForeign(whole, good);
            } else if (there.length > good.length) {
                cut(there);
            }
        }
        return disk.openToAppend(path);
    }

    private void putInPlaceOfForeign(byte[] whole, byte[] good) throws IOException {
        Path aside = Aside.moveUnforced(disk, path, CHANGED);
        unsettledAside = aside;
        boolean isOurs = settleAside(whole);
        put(good);
        if (isOurs) {
            disk.delete(aside);
        }
    }

    /// Makes what was moved aside safe, and tells of it.
    ///
    /// @return true where it has nothing that is not ours
    private boolean settleAside(byte[] whole) throws IOException {
        Path aside = unsettledAside;
        if (aside == null) {
            return true;
        }
        Aside.force(disk, aside);
        // Read after the move: what another program wrote at the last moment went with it.
        boolean isOurs = startsWith(whole, disk.read(aside));
        unsettledAside = null;
        if (!isOurs) {
            memory.keptAside(aside);
        }
        return isOurs;
    }

    private void put(byte[] good) throws IOException {
        new AtomicFile(disk).createSecret(path, good);
    }

    /// Cuts off what lies behind the forced bytes of a file that was found to be `known`. It is
    /// compared at the last moment; in that moment the lock alone keeps other sessions out.
    private void cut(byte[] known) throws IOException {
        try (DiskFile file = disk.open(path)) {
            if (!Arrays.equals(disk.read(path), known) || !file.isStillThere()) {
                throw new ChangedFileException(path);
            }
            file.truncate(forced);
            file.force();
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
