package org.plumbline.session.seal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.Disk;
import org.plumbline.files.Trouble;
import org.plumbline.seal.KeyFileWriter;
import org.plumbline.seal.PrincipalName;
import org.plumbline.seal.PrivateKeyFile;
import org.plumbline.seal.Seal;
import org.plumbline.seal.SigningKey;
import org.plumbline.text.Quoted;

/// A private key file that a person signs with. Everything here is for a worker: unlocking takes
/// about half a second.
///
/// All methods throw an [IOException] with words for the user.
public final class SignerKey {

    /// No comment is longer.
    private static final int LONGEST_COMMENT = 200;

    private final Path file;
    private final PrivateKeyFile key;

    private SignerKey(Path file, PrivateKeyFile key) {
        this.file = file;
        this.key = key;
    }

    /// Reads a private key file of OpenSSH, without unlocking it.
    public static SignerKey read(Path file) throws IOException {
        return new SignerKey(file, PrivateKeyFile.read(file));
    }

    /// Makes a key, in `file` and for its public half in `file` with `.pub`. Neither may be there.
    ///
    /// @param comment whose key it is, a name by [#mustBeAName(String)]
    /// @param passphrase empty for a key that whoever gets the file can use
    public static SignerKey make(Path file, String comment, Passphrase passphrase)
            throws IOException {
        return make(file, comment, passphrase, Disk.ofSystem());
    }

    /// Makes a key that says nobody's name, where nobody said one.
    ///
    /// @param passphrase as in [#make(Path, String, Passphrase)]
    public static SignerKey makeForNobody(Path file, Passphrase passphrase) throws IOException {
        return write(file, "", passphrase, Disk.ofSystem());
    }

    static SignerKey make(Path file, String comment, Passphrase passphrase, Disk disk)
            throws IOException {
        mustBeAName(comment);
        return write(file, comment, passphrase, disk);
    }

    private static SignerKey write(Path file, String comment, Passphrase passphrase, Disk disk)
            throws IOException {
        Path publicFile = publicFile(file);
        for (Path one : new Path[] {file, publicFile}) {
            if (disk.exists(one)) {
                throw new IOException(
                        one + " is there already, and a key is never replaced; give another name");
            }
        }
        try (var made = SigningKey.generate()) {
            byte[] text = new KeyFileWriter().privateKey(made, comment, passphrase.bytes());
            try {
                var files = new AtomicFile(disk);
                files.createSecret(file, text);
                files.replace(
                        publicFile,
                        KeyFileWriter.publicKey(made.publicKey(), comment)
                                .getBytes(StandardCharsets.UTF_8));
            } finally {
                Arrays.fill(text, (byte) 0);
            }
        } catch (IOException e) {
            throw new IOException("the key was not written: " + Trouble.of(e), e);
        }
        return read(file);
    }

    /// Makes sure that a key can be somebody's whose name this is.
    ///
    /// @throws IOException where no line of a list of allowed signers could name this one alone
    public static void mustBeAName(String comment) throws IOException {
        Optional<String> refusal =
                comment.length() > LONGEST_COMMENT
                        ? Optional.of("it has more than %s characters".formatted(LONGEST_COMMENT))
                        : PrincipalName.refusal(comment);
        if (refusal.isPresent()) {
            throw new IOException(
                    "%s cannot be the name of a signer: %s; no key was made, give another name"
                            .formatted(Quoted.of(comment), refusal.get()));
        }
    }

    /// Where the public half of a key is kept.
    public static Path publicFile(Path file) {
        return Path.of(file + ".pub");
    }

    public Path file() {
        return file;
    }

    /// The public half, which is in the file unencrypted.
    public ShownKey shown() {
        return new ShownKey(key.publicKey());
    }

    /// True where a passphrase is needed. Without one, whoever gets the file can sign.
    public boolean isEncrypted() {
        return key.isEncrypted();
    }

    /// What the name of a file's signature is, if nobody says otherwise.
    public static Path signatureOf(Path file) {
        return Path.of(file + Seal.SUFFIX);
    }

    /// Unlocks the key.
    ///
    /// @param passphrase stays the caller's to close
    public UnlockedKey unlock(Passphrase passphrase) throws IOException {
        return unlock(passphrase, Disk.ofSystem());
    }

    private UnlockedKey unlock(Passphrase passphrase, Disk disk) throws IOException {
        return new UnlockedKey(file, key.unlock(passphrase.bytes()), disk);
    }

    /// Looks at a file, unlocks the key, and signs.
    ///
    /// @param target the signature file
    public SignedFile sign(Path toSign, Path target, Passphrase passphrase) throws IOException {
        return sign(toSign, target, passphrase, Disk.ofSystem());
    }

    SignedFile sign(Path toSign, Path target, Passphrase passphrase, Disk disk) throws IOException {
        Signable file = Signable.of(toSign);
        try (var unlocked = unlock(passphrase, disk)) {
            return unlocked.sign(file, target);
        }
    }
}
