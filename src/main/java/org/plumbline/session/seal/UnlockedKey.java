package org.plumbline.session.seal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.Disk;
import org.plumbline.files.KeptFiles;
import org.plumbline.files.Trouble;
import org.plumbline.seal.FileDigest;
import org.plumbline.seal.Seal;
import org.plumbline.seal.SigningKey;

/// A private key that can sign. Close it as soon as it has signed. Worker.
public final class UnlockedKey implements AutoCloseable {

    private final Path keyFile;
    private final SigningKey key;
    private final Disk disk;

    UnlockedKey(Path keyFile, SigningKey key, Disk disk) {
        this.keyFile = keyFile;
        this.key = key;
        this.disk = disk;
    }

    /// Whose key it is, as its file says; "" where it says nothing.
    public String comment() {
        return key.comment();
    }

    /// Signs a file and writes the signature, replaced at once or not at all. The file is read once
    /// more before that: what was signed must be what is there.
    ///
    /// @param target the signature file
    /// @throws IOException with words for the user
    public SignedFile sign(Signable file, Path target) throws IOException {
        KeptFiles.mustNotBe(
                target,
                List.of(file.file(), keyFile, SignerKey.publicFile(keyFile)),
                "give the signature another name");
        SealedFile read = file.read();
        byte[] signature = Seal.sign(key, read.digest());
        try {
            new AtomicFile(disk)
                    .replace(target, out -> out.write(signature), written -> prove(read));
        } catch (IOException e) {
            throw new IOException("%s was not written: %s".formatted(target, Trouble.of(e)), e);
        }
        return new SignedFile(file.file(), target, new ShownKey(key.publicKey()), file.binding());
    }

    private static void prove(SealedFile signed) throws IOException {
        if (!FileDigest.of(signed.source()).sha256().equals(signed.digest().sha256())) {
            throw new IOException(
                    signed.source().name() + " changed while it was signed; sign it again");
        }
    }

    @Override
    public void close() {
        key.close();
    }
}
