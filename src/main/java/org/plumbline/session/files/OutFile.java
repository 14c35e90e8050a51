package org.plumbline.session.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.Disk;
import org.plumbline.files.KeptFiles;
import org.plumbline.files.Source;
import org.plumbline.files.Trouble;
import org.plumbline.session.seal.SignerKey;

/// Writes a result into a file that is replaced at once or not at all.
public final class OutFile {

    private OutFile() {}

    /// What is to be written.
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /// Refuses to write over what is read, by whatever name: a corpus, a rater's labels, a rubric
    /// or a key must not become a result, nor the signature beside one of these.
    ///
    /// @param mend what to do instead
    /// @throws IOException with words for the user
    public static void mustNotBe(Path target, List<Path> inputs, String mend) throws IOException {
        KeptFiles.mustNotBe(target, inputs, mend);
        for (Path input : inputs) {
            if (KeptFiles.isSame(SignerKey.signatureOf(input), target)) {
                throw new IOException(
                        "%s is the signature of %s, which is read; %s"
                                .formatted(target, input, mend));
            }
        }
    }

    /// As above, for what is to become a signature: it may take the place of an earlier one.
    public static void mustNotBeRead(Path target, List<Path> inputs, String mend)
            throws IOException {
        KeptFiles.mustNotBe(target, inputs, mend);
    }

    /// True where the name of a file asks for JSON Lines.
    public static boolean isLines(Path file) {
        return Source.isLines(file.toString());
    }

    /// Writes `content` into `file`; where anything fails, what was there is still there. A pipe or
    /// a device is written to as it is.
    ///
    /// @return true where there was a file that is replaced now
    /// @throws IOException with words for the user
    public static boolean replace(Path file, Content content) throws IOException {
        Disk disk = Disk.ofSystem();
        boolean replaces = disk.exists(file) && !disk.isDevice(file);
        try {
            new AtomicFile(disk).replace(file, content::writeTo);
            return replaces;
        } catch (IOException e) {
            throw new IOException(file + " was not written: " + Trouble.of(e), e);
        }
    }
}
