package org.plumbline.session.seal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.Source;
import org.plumbline.json.JsonFault;
import org.plumbline.seal.Seal;
import org.plumbline.text.Quoted;

/// A file that somebody wants to sign, looked at before a passphrase is asked for: what was looked
/// at is what is signed, and what nobody could count is not signed at all.
///
/// On purpose the look is no validation, which needs a corpus and a rubric: a file is signed with
/// what is wrong in its labels, and whoever counts it is told.
public final class Signable {

    private static final String PREFIX = "plumbline-";

    private final Path file;
    private final SealedFile read;

    private Signable(Path file, SealedFile read) {
        this.file = file;
        this.read = read;
    }

    /// Looks at a file. Worker.
    ///
    /// @throws UnsignableFileException where it is broken, none of Plumbline's, or by nobody
    /// @throws IOException with words for the user where it cannot be read
    public static Signable of(Path file) throws IOException {
        SealedFile read = SealedFile.read(Source.of(file));
        String refusal = refusal(file, read);
        if (refusal != null) {
            throw new UnsignableFileException(refusal);
        }
        return new Signable(file, read);
    }

    private static @Nullable String refusal(Path file, SealedFile read) {
        String format = read.binding().format();
        JsonFault fault = read.fault();
        if (fault != null) {
            return "%s is not signed: it is broken at line %s, column %s: %s; `plumbline validate %s` tells all that is wrong. %s"
                    .formatted(
                            file,
                            fault.location().line(),
                            fault.location().column(),
                            fault.message(),
                            file,
                            outside(file));
        }
        if (format == null || !format.startsWith(PREFIX)) {
            return "%s is not signed: %s, and a label, adjudication or report file (in JSON) is expected. %s"
                    .formatted(
                            file,
                            format == null
                                    ? "it names no format"
                                    : "its format is " + Quoted.of(format),
                            outside(file));
        }
        if (read.binding().needsAuthor() && read.binding().author() == null) {
            return "%s names no %s, so nobody can sign it; `plumbline validate %s` tells what is wrong"
                    .formatted(file, Binding.authorMember(format), file);
        }
        return null;
    }

    private static String outside(Path file) {
        return "`ssh-keygen -Y sign -f KEY -n %s %s` signs any bytes"
                .formatted(Seal.NAMESPACE, file);
    }

    Path file() {
        return file;
    }

    /// What a signature would bind.
    Binding binding() {
        return read.binding();
    }

    SealedFile read() {
        return read;
    }

    /// What to tell whoever signs a file of which no signature is asked for; empty for labels,
    /// adjudications and reports.
    public Optional<String> unusual() {
        return binding().isOfSignedFormat()
                ? Optional.empty()
                : Optional.of(
                        "%s is %s, and signatures are asked for label, adjudication and report files alone; `plumbline verify` verifies it all the same"
                                .formatted(file, Quoted.of(String.valueOf(binding().format()))));
    }

    /// What to tell whoever signs with a key that says it is somebody else's; empty where the key
    /// is the author's, says nothing, or the file has no author.
    ///
    /// @param comment of the key
    public Optional<String> otherSigner(String comment) {
        String author = binding().author();
        return author == null || comment.isEmpty() || comment.equals(author)
                ? Optional.empty()
                : Optional.of(
                        "%s is by %s, and the key says that it is of %s; the signature counts only where the list of allowed signers has this key under the name %s"
                                .formatted(
                                        file,
                                        Quoted.of(author),
                                        Quoted.of(comment),
                                        Quoted.of(author)));
    }
}
