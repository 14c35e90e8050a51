package org.plumbline.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The disks of this computer, through `java.nio`.
final class SystemDisk implements Disk {

    static final Disk INSTANCE = new SystemDisk();

    /// As many as Linux follows.
    private static final int MOST_LINKS = 40;

    private static final Pattern OPEN_FILE =
            Pattern.compile("/dev/(stdin|stdout|stderr|fd/[0-9]+)|/proc/(self|[0-9]+)/fd/[0-9]+");

    private SystemDisk() {}

    @Override
    public void createFolder(Path folder) throws IOException {
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createDirectory(
                    folder,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rwx------")));
        } else {
            Files.createDirectory(folder);
        }
    }

    @Override
    public boolean exists(Path path) {
        return Files.exists(path);
    }

    @Override
    public boolean isDevice(Path path) {
        return Files.exists(path)
                && !Files.isDirectory(path)
                && (!Files.isRegularFile(path) || isOpenFile(path));
    }

    /// The file behind it may have been opened to be appended to, and has content then.
    private static boolean isOpenFile(Path path) {
        return OPEN_FILE.matcher(path.toAbsolutePath().normalize().toString()).matches();
    }

    @Override
    public Path follow(Path path) throws IOException {
        if (Files.exists(path)) {
            return path.toRealPath();
        }
        Path at = path;
        for (int links = 0; Files.isSymbolicLink(at); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemLoopException(path.toString());
            }
            at = at.resolveSibling(Files.readSymbolicLink(at));
        }
        return at;
    }

    @Override
    public List<Path> list(Path folder) throws IOException {
        try (var found = Files.list(folder)) {
            return found.sorted().toList();
        }
    }

    @Override
    public byte[] read(Path file) throws IOException {
        return Files.readAllBytes(file);
    }

    @Override
    public byte[] read(Path file, long from, int length) throws IOException {
        try (var channel = FileChannel.open(file, StandardOpenOption.READ)) {
            var bytes = ByteBuffer.allocate(length);
            int got = 0;
            while (bytes.hasRemaining() && got >= 0) {
                got = channel.read(bytes, from + bytes.position());
            }
            return Arrays.copyOf(bytes.array(), bytes.position());
        }
    }

    /// Times are as fine as the system's; what changed within one tick is found by its size.
    private record Mark(@Nullable Object key, long size, FileTime modified) {}

    @Override
    public Object mark(Path file) throws IOException {
        var attributes = Files.readAttributes(file, BasicFileAttributes.class);
        return new Mark(attributes.fileKey(), attributes.size(), attributes.lastModifiedTime());
    }

    @Override
    public DiskFile create(Path file) throws IOException {
        return new SystemFile(
                file,
                FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    }

    @Override
    public Source source(String name, Path file) {
        return Source.of(name, file);
    }

    @Override
    public DiskFile createFor(Path target, Path file) throws IOException {
        return new SystemFile(file, StandIn.create(file, target));
    }

    @Override
    public DiskFile createSecret(Path file) throws IOException {
        return new SystemFile(
                file,
                FileChannel.open(
                        file,
                        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                        forThisUserAlone(file)));
    }

    /// What a new file is made with so that nobody else may read it, from its first byte on.
    static FileAttribute<?>[] forThisUserAlone(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    @Override
    public DiskFile open(Path file) throws IOException {
        return new SystemFile(file, FileChannel.open(file, StandardOpenOption.WRITE));
    }

    @Override
    public DiskFile openToAppend(Path file) throws IOException {
        return new SystemFile(file, FileChannel.open(file, StandardOpenOption.APPEND));
    }

    @Override
    public void moveToFree(Path from, Path to) throws IOException {
        try {
            Files.createLink(to, from);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (UnsupportedOperationException | FileSystemException e) {
            // A stick without links. This looks first and then moves, which is all that it can do.
            Files.move(from, to);
            return;
        }
        try {
            Files.delete(from);
        } catch (IOException ignored) {
            // The new name is what counts; a virus scanner may hold the old one for a moment.
            return;
        }
    }

    @Override
    public void move(Path from, Path to) throws IOException {
        if (Files.isDirectory(to, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(to.toString(), null, "it is a folder");
        }
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    @Override
    public void forceFolder(Path folder) throws IOException {
        try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (AccessDeniedException e) {
            // Windows opens no folder as a file, and keeps names in its own journal.
            if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                throw e;
            }
        }
    }

    @Override
    public void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    @Override
    public Lock lock(Path file, String note) throws IOException {
        return SystemLock.take(file, note);
    }
}
