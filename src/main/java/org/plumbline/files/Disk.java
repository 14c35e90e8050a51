package org.plumbline.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// All that is done to a disk when something must outlive a crash, one call an act, so that a test
/// can let any of them fail or forget what was never forced.
public interface Disk {

    /// The disks of this computer.
    static Disk ofSystem() {
        return SystemDisk.INSTANCE;
    }

    /// Makes a folder in one that is there, readable by this user alone where the system can say
    /// so.
    void createFolder(Path folder) throws IOException;

    boolean exists(Path path);

    /// True for an existing thing that is neither file nor folder, such as a device or a pipe, and
    /// for what names a file that is open already, such as `/dev/stderr`: it is written to, never
    /// replaced.
    boolean isDevice(Path path);

    /// Where a path leads when its links are followed, also where nothing is there yet.
    ///
    /// @throws java.nio.file.FileSystemLoopException where they lead back to themselves
    Path follow(Path path) throws IOException;

    /// What is in a folder, sorted by name.
    List<Path> list(Path folder) throws IOException;

    /// All bytes of a file of our own; what a user named may be of any size, and is a
    /// [#source(String, Path)].
    byte[] read(Path file) throws IOException;

    /// A file that is read piece by piece.
    ///
    /// @param name as the user knows it
    default Source source(String name, Path file) throws IOException {
        return Source.of(name, read(file));
    }

    /// The bytes of a file from `from` on: `length` of them, or fewer where the file ends before.
    byte[] read(Path file, long from, int length) throws IOException;

    /// What tells a file from itself after somebody wrote to it, and from another of its name:
    /// equal to an earlier mark while, as far as the system can say, nothing happened.
    Object mark(Path file) throws IOException;

    /// A new, empty file.
    ///
    /// @throws java.nio.file.FileAlreadyExistsException where there is one
    DiskFile create(Path file) throws IOException;

    /// As [#create(Path)], and from its first moment on this user alone may read the file, where
    /// the system can say so.
    DiskFile createSecret(Path file) throws IOException;

    /// As [#create(Path)], for a file that will take the place of `target`: who may do what with it
    /// is as there, and never more.
    default DiskFile createFor(Path target, Path file) throws IOException {
        return create(file);
    }

    /// A file that is there, to be appended to.
    DiskFile open(Path file) throws IOException;

    /// As [#open(Path)], and each write goes behind whatever is last at that moment, so that no
    /// byte that another program wrote since is written over.
    DiskFile openToAppend(Path file) throws IOException;

    /// Gives a file a name that is free. Its old name may stay where the system holds on to it.
    ///
    /// @throws java.nio.file.FileAlreadyExistsException where something has it
    void moveToFree(Path from, Path to) throws IOException;

    /// Puts a file in the place of another, at once: whoever looks sees the old or the new one.
    void move(Path from, Path to) throws IOException;

    /// Makes the names in a folder outlive a power cut.
    void forceFolder(Path folder) throws IOException;

    /// Deletes a file; it is no error where there is none.
    void delete(Path file) throws IOException;

    /// Takes a file as a lock for as long as the answer is open; the system gives it back when the
    /// process ends, however it ends.
    ///
    /// @param note written into the file for whoever finds it taken
    /// @throws LockHeldException where another session has it
    Lock lock(Path file, String note) throws IOException;

    /// A lock that is held.
    interface Lock extends Closeable {

        /// False once the file is no longer the one that was locked, for example because its folder
        /// vanished; others could then take a lock of the same name.
        boolean isStillThere();
    }
}
