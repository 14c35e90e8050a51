package org.plumbline.files;

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
}
