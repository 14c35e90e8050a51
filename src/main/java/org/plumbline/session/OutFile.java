package org.plumbline.session;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

    /// Refuses to write over what is read: a corpus or a rater's labels must not become a result.
    ///
    /// @param mend what to do instead
    /// @throws IOException with words for the user
    public static void mustNotBe(Path target, List<Path> inputs, String mend) throws IOException {
        if (!Files.exists(target)) {
            return;
        }
        for (Path input : inputs) {
            if (Files.exists(input) && Files.isSameFile(input, target)) {
                throw new IOException(target + " is one of the files that are read; " + mend);
            }
        }
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
