package org.plumbline.session;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.Disk;
import org.plumbline.files.Trouble;

/// Writes a result into a file that is replaced at once or not at all.
public final class OutFile {

    private OutFile() {}

    /// What is to be written.
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /// Writes `content` into `file`; where anything fails, what was there is still there.
    ///
    /// @throws IOException with words for the user
    public static void replace(Path file, Content content) throws IOException {
        try {
            new AtomicFile(Disk.ofSystem()).replace(file, content::writeTo);
        } catch (IOException e) {
            throw new IOException(file + " was not written: " + Trouble.of(e), e);
        }
    }
}
