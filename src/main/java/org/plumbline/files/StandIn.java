package org.plumbline.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/// Makes the file that will take the place of another, with the mode, the group and the owner of
/// that one as far as the system lets this user say so.
///
/// It begins with what its owner alone may do and is opened to others last, so that at no moment
/// anybody may do more with it than with the file that it replaces. Access lists and other
/// attributes are not taken over.
final class StandIn {

    private static final Set<PosixFilePermission> OWNERS =
            PosixFilePermissions.fromString("rwx------");

    private StandIn() {}

    static FileChannel create(Path file, Path target) throws IOException {
        var options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return FileChannel.open(file, options);
        }
        var like = Files.readAttributes(target, PosixFileAttributes.class);
        var first = EnumSet.copyOf(OWNERS);
        first.retainAll(like.permissions());
        var channel = FileChannel.open(file, options, PosixFilePermissions.asFileAttribute(first));
        try {
            give(Files.getFileAttributeView(file, PosixFileAttributeView.class), like);
            return channel;
        } catch (IOException e) {
            channel.close();
            Files.deleteIfExists(file);
            throw e;
        }
    }

    private static void give(PosixFileAttributeView view, PosixFileAttributes like)
            throws IOException {
        var now = view.readAttributes();
        var mode = PosixFilePermissions.fromString("---------");
        mode.addAll(like.permissions());
        if (!now.group().equals(like.group()) && !done(() -> view.setGroup(like.group()))) {
            withoutGroup(mode);
        }
        if (!now.owner().equals(like.owner())) {
            // Only the system's administrator may; whoever writes a file owns it otherwise.
            done(() -> view.setOwner(like.owner()));
        }
        // A disk that has no modes of its own refuses, and shows the same one for every file.
        done(() -> view.setPermissions(mode));
    }

    /// Another group than before may do what everybody may, and no more.
    private static void withoutGroup(Set<PosixFilePermission> mode) {
        keepIf(mode, PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ);
        keepIf(mode, PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);
        keepIf(mode, PosixFilePermission.GROUP_EXECUTE, PosixFilePermission.OTHERS_EXECUTE);
    }

    private static void keepIf(
            Set<PosixFilePermission> mode, PosixFilePermission one, PosixFilePermission other) {
        if (!mode.contains(other)) {
            mode.remove(one);
        }
    }

    @FunctionalInterface
    private interface Step {
        void take() throws IOException;
    }

    private static boolean done(Step step) {
        try {
            step.take();
            return true;
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }
}
