package org.plumbline.session.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.plumbline.files.SmallFile;
import org.plumbline.files.Trouble;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;

/// Reads a labelling guide.
public final class RubricFile {

    /// No guide is longer.
    private static final int LONGEST = 64 << 20;

    private RubricFile() {}

    /// The guide in `file`; its digest is over all its bytes.
    ///
    /// @throws IOException with words for the user where it cannot be read or is not UTF-8
    public static Rubric read(Path file) throws IOException {
        byte[] bytes;
        try {
            bytes = SmallFile.read(file, LONGEST);
        } catch (IOException e) {
            throw new IOException("the rubric " + file + " cannot be read: " + Trouble.of(e), e);
        }
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return new Rubric(text, Sha256.of(bytes));
        } catch (CharacterCodingException e) {
            throw new IOException(
                    "the rubric " + file + " is not UTF-8; save it as UTF-8 and try again", e);
        }
    }
}
