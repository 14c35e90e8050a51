package org.plumbline.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.Disk;

/// The name of the file that a journal is of, kept beside it for people: a journal itself knows its
/// file by the digest alone. Nothing depends on it.
public final class JournalName {

    private static final String FILE = "file-name.txt";

    private JournalName() {}

    /// Keeps the name under which the file was opened last. Writes a file: worker.
    ///
    /// @param name without a folder
    /// @throws IOException where it cannot be kept
    public static void keep(Disk disk, JournalPlace place, String name) throws IOException {
        Path file = place.folder().resolve(FILE);
        if (!name.equals(read(disk, file))) {
            AtomicFile.forThisUserAlone(disk).replace(file, name.getBytes(StandardCharsets.UTF_8));
        }
    }

    /// The name of the file that a journal is of; "" where it is not known. Reads a file: worker.
    public static String of(Disk disk, Path journal) {
        return read(disk, journal.resolveSibling(FILE));
    }

    private static String read(Disk disk, Path file) {
        try {
            return disk.exists(file) ? new String(disk.read(file), StandardCharsets.UTF_8) : "";
        } catch (IOException e) {
            // It is only a name.
            return "";
        }
    }
}
