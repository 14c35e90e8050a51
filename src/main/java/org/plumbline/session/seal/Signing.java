package org.plumbline.session.seal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// A file that is about to be signed with a key that is unlocked already, so that whoever signs can
/// be asked once more. Close it in the end. Worker.
public final class Signing implements AutoCloseable {

    private final Signable file;
    private final UnlockedKey key;

    private Signing(Signable file, UnlockedKey key) {
        this.file = file;
        this.key = key;
    }

    /// Looks at a file, and unlocks the key.
    ///
    /// @param passphrase stays the caller's to close
    /// @throws IOException with words for the user
    public static Signing begin(Path file, SignerKey key, Passphrase passphrase)
            throws IOException {
        Signable looked = Signable.of(file);
        return new Signing(looked, key.unlock(passphrase));
    }

    /// What to tell before a key signs that says it is somebody else's than the file.
    public Optional<String> otherSigner() {
        return file.otherSigner(key.comment());
    }

    /// Signs.
    ///
    /// @throws IOException with words for the user
    public SignedFile sign() throws IOException {
        return key.sign(file, SignerKey.signatureOf(file.file()));
    }

    @Override
    public void close() {
        key.close();
    }
}
