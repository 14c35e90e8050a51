package org.plumbline.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;

/// Names for what is kept aside because it may be all that is left of something.
public final class Aside {

    private Aside() {}

    /// The first of `name.word`, `name.2.word`, `name.3.word`, … beside `file` that is free.
    public static Path free(Disk disk, Path file, String word) {
        String name = AtomicFile.nameOf(file);
        Path path = file.resolveSibling(name + "." + word);
        for (int number = 2; disk.exists(path); number++) {
            path = file.resolveSibling(name + "." + number + "." + word);
        }
        return path;
    }

    /// As [#free], and an empty file has the name from now on, so that no other session takes it.
    static Path reserve(Disk disk, Path file, String word) throws IOException {
        while (true) {
            Path path = free(disk, file, word);
            try {
                disk.createSecret(path).close();
                return path;
            } catch (FileAlreadyExistsException taken) {
                if (!disk.exists(path)) {
                    throw taken;
                }
            }
        }
    }

    /// Moves a file, whoever wrote it, to a name that says `word`, and makes it outlive a power cut
    /// there. What another program writes into it at this moment goes with it.
    public static Path move(Disk disk, Path file, String word) throws IOException {
        Path aside = moveUnforced(disk, file, word);
        force(disk, aside);
        return aside;
    }

    /// As [#move], and [#force] is left to the caller.
    static Path moveUnforced(Disk disk, Path file, String word) throws IOException {
        Path aside = reserve(disk, file, word);
        boolean moved = false;
        try {
            disk.move(file, aside);
            moved = true;
        } finally {
            if (!moved) {
                disk.delete(aside);
            }
        }
        return aside;
    }

    /// Makes what is in a file, and its name, outlive a power cut.
    static void force(Disk disk, Path file) throws IOException {
        try (var kept = disk.open(file)) {
            kept.force();
        }
        disk.forceFolder(AtomicFile.folderOf(file));
    }
}
