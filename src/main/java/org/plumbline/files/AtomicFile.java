package org.plumbline.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

/// Writes files that are the old one or the new one, whole, whatever happens in between.
///
/// The bytes go to a file beside the target and are forced; the name is then moved over the target
/// and the folder is forced. In any other order a power cut could leave an empty file. Never called
/// on the FX thread.
public final class AtomicFile {

    private static final int TRIES = 5;
    private static final long PAUSE_NANOS = 40_000_000L;
    private static final AtomicLong NUMBER = new AtomicLong();

    private final Disk disk;
    private final long process;
    private final boolean secret;

    public AtomicFile(Disk disk) {
        this(disk, false);
    }

    private AtomicFile(Disk disk, boolean secret) {
        this.disk = disk;
        this.process = ProcessHandle.current().pid();
        this.secret = secret;
    }

    /// Writes files of the program's own: this user alone may read them, from their first byte on.
    public static AtomicFile forThisUserAlone(Disk disk) {
        return new AtomicFile(disk, true);
    }

    /// What is to be written.
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /// A last look at what was written and forced, before it takes the target's place.
    @FunctionalInterface
    public interface Proof {

        /// Throws where it must not take the target's place.
        void of(Path written) throws IOException;
    }

    /// Puts these bytes at `target`.
    public void replace(Path target, byte[] bytes) throws IOException {
        replace(target, out -> out.write(bytes));
    }

    /// Puts what `content` writes at `target`, or where that leads if it is a link, be there a file
    /// yet or not. Whatever `content` throws, the target stays as it was; its mode is that of the
    /// file before it. A device is written to as it is, since a device cannot be replaced.
    public void replace(Path target, Content content) throws IOException {
        replace(target, content, written -> {});
    }

    /// As [#replace(Path, Content)], with a look at the written file before it is the target's. A
    /// device gets no such look.
    public void replace(Path target, Content content, Proof proof) throws IOException {
        // Before its links are followed: those of /dev/stdout lead to names that are none.
        if (disk.isDevice(target)) {
            write(target, content);
            return;
        }
        Path real = disk.follow(target);
        Path folder = folderOf(real);
        sweep(folder, Pattern.quote(nameOf(real)));
        Path temporary = temporaryFor(real);
        boolean moved = false;
        Temporaries.add(temporary);
        try {
            writeForced(begun(temporary, real), content);
            proof.of(temporary);
            move(temporary, real);
            moved = true;
        } finally {
            if (!moved) {
                deleteQuietly(temporary);
            }
            Temporaries.remove(temporary);
        }
        disk.forceFolder(folder);
    }

    /// Puts these bytes at `target`, where nothing may be, in a file that this user alone may read
    /// from its first byte on.
    ///
    /// @throws FileAlreadyExistsException where something is there
    public void createSecret(Path target, byte[] bytes) throws IOException {
        // A link that leads nowhere is there too: the secret would be kept where nobody thinks it.
        if (disk.exists(target) || !disk.follow(target).equals(target)) {
            throw new FileAlreadyExistsException(target.toString());
        }
        // What a run that died left here would be half a secret.
        sweep(folderOf(target), Pattern.quote(nameOf(target)));
        Path temporary = temporaryFor(target);
        boolean moved = false;
        Temporaries.add(temporary);
        try {
            // No stream, whose buffer would keep a copy.
            try (var file = disk.createSecret(temporary)) {
                file.append(bytes, 0, bytes.length);
                file.force();
            }
            // Others may have put something there since.
            disk.moveToFree(temporary, target);
            moved = true;
        } finally {
            if (!moved) {
                deleteQuietly(temporary);
            }
            Temporaries.remove(temporary);
        }
        disk.forceFolder(folderOf(target));
    }

    private DiskFile begun(Path temporary, Path target) throws IOException {
        if (secret) {
            return disk.createSecret(temporary);
        }
        return disk.exists(target) ? disk.createFor(target, temporary) : disk.create(temporary);
    }

    private Path temporaryFor(Path file) {
        return folderOf(file)
                .resolve("." + nameOf(file) + ".tmp-" + process + "-" + NUMBER.addAndGet(1));
    }

    /// Deletes what runs that died left half-written in a folder.
    public void sweep(Path folder) throws IOException {
        sweep(folder, ".+");
    }

    private void sweep(Path folder, String namePattern) throws IOException {
        var left = Pattern.compile("\\." + namePattern + "\\.tmp-([0-9]{1,18})-[0-9]+");
        for (Path path : disk.list(folder)) {
            var match = left.matcher(nameOf(path));
            if (match.matches() && !isAlive(Long.parseLong(match.group(1)))) {
                deleteQuietly(path);
            }
        }
    }

    private static boolean isAlive(long process) {
        return ProcessHandle.of(process).isPresent();
    }

    private void write(Path device, Content content) throws IOException {
        try (var _ = Awaited.begin(device);
                var file = disk.open(device);
                var out = new BufferedOutputStream(new Appending(file), 1 << 16)) {
            content.writeTo(out);
        }
    }

    private static void writeForced(DiskFile file, Content content) throws IOException {
        try (file) {
            var out = new BufferedOutputStream(new Appending(file), 1 << 16);
            content.writeTo(out);
            out.flush();
            file.force();
        }
    }

    /// On Windows a virus scanner or an indexer that has either file open makes this fail for a
    /// moment.
    private void move(Path from, Path to) throws IOException {
        for (int tried = 1; ; tried++) {
            try {
                disk.move(from, to);
                return;
            } catch (AccessDeniedException e) {
                if (tried == TRIES) {
                    throw e;
                }
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    /// What is left over is swept next time; the failure that led here is the one to tell.
    private void deleteQuietly(Path file) {
        try {
            disk.delete(file);
        } catch (IOException ignored) {
            return;
        }
    }

    static Path folderOf(Path file) {
        return Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file is in a folder");
    }

    static String nameOf(Path file) {
        return Objects.requireNonNull(file.getFileName(), "a file has a name").toString();
    }

    private static final class Appending extends OutputStream {

        private final DiskFile file;

        Appending(DiskFile file) {
            this.file = file;
        }

        @Override
        public void write(int value) throws IOException {
            file.append(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            file.append(bytes, offset, length);
        }
    }
}
