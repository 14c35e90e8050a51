package org.plumbline.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;

/// Makes folders that outlive a power cut.
public final class Folders {

    private Folders() {}

    /// Makes a folder and those above it that are missing. Each name is forced into the folder
    /// above: what is in a folder whose own name was never forced is lost with it.
    public static void make(Disk disk, Path folder) throws IOException {
        Path absolute = folder.toAbsolutePath();
        if (disk.exists(absolute)) {
            return;
        }
        Path above = AtomicFile.folderOf(absolute);
        make(disk, above);
        try {
            disk.createFolder(absolute);
        } catch (FileAlreadyExistsException e) {
            if (!disk.exists(absolute)) {
                throw e;
            }
            // Another instance made it in this moment.
        }
        disk.forceFolder(above);
    }
}
