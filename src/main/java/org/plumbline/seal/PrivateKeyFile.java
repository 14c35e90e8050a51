package org.plumbline.seal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import org.plumbline.files.SmallFile;
import org.plumbline.files.Trouble;

/// A private key file of OpenSSH (PROTOCOL.key), read but not unlocked.
public final class PrivateKeyFile {

    static final Armour ARMOUR = new Armour("OPENSSH PRIVATE KEY");
    static final String NONE = "none";

    /// What the content begins with.
    static final String MAGIC = "openssh-key-v1\0";

    private static final int LONGEST = 1 << 20;

    private final String name;
    private final OpenSshKey publicKey;
    private final Optional<Encryption> encryption;
    private final byte[] secret;

    private PrivateKeyFile(
            String name, OpenSshKey publicKey, Optional<Encryption> encryption, byte[] secret) {
        this.name = name;
        this.publicKey = publicKey;
        this.encryption = encryption;
        this.secret = secret;
    }

    private record Encryption(KeyCipher cipher, KeyCipher.Derivation derivation) {}

    /// Reads a file that its owner alone may read.
    ///
    /// @throws KeyRefusedException with words for the user where it is not used
    public static PrivateKeyFile read(Path file) throws KeyRefusedException {
        byte[] bytes = {};
        try {
            bytes = SmallFile.read(file, LONGEST);
            // Before its mode, which a public half may have: no mode would make it sign.
            mustNotBePublic(file.toString(), bytes);
            mustBeSecret(file);
            return read(file.toString(), bytes);
        } catch (KeyRefusedException e) {
            throw e;
        } catch (IOException e) {
            throw new KeyRefusedException("the key cannot be read: " + Trouble.of(e));
        } finally {
            Arrays.fill(bytes, (byte) 0);
        }
    }

    private static void mustNotBePublic(String name, byte[] bytes) throws KeyRefusedException {
        if (PublicHalf.isIn(bytes)) {
            throw new KeyRefusedException(
                    "%s is the public half of a key, and only the private one signs: %s"
                            .formatted(name, PublicHalf.privateName(name)));
        }
    }

    /// Where a system has no such modes, whoever may read the folder may read the key.
    private static void mustBeSecret(Path file) throws IOException {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return;
        }
        var mode = Files.getPosixFilePermissions(file);
        var others = EnumSet.allOf(PosixFilePermission.class);
        others.remove(PosixFilePermission.OWNER_READ);
        others.remove(PosixFilePermission.OWNER_WRITE);
        others.remove(PosixFilePermission.OWNER_EXECUTE);
        others.retainAll(mode);
        if (!others.isEmpty()) {
            throw new KeyRefusedException(
                    "%s can be read or written by others (its mode is %s); make it yours alone with `chmod 600 %s`, and make a new key if others were there"
                            .formatted(file, PosixFilePermissions.toString(mode), file));
        }
    }

    static PrivateKeyFile read(String name, byte[] file) throws KeyRefusedException {
        String text = new String(file, StandardCharsets.ISO_8859_1);
        try {
            byte[] content = ARMOUR.decode(text);
            try {
                return parse(name, new WireReader(content));
            } finally {
                Arrays.fill(content, (byte) 0);
            }
        } catch (BrokenWireException e) {
            throw new KeyRefusedException(
                    "%s is no private key of OpenSSH: %s; %s"
                            .formatted(
                                    name,
                                    e.getMessage(),
                                    text.contains("PRIVATE KEY-----")
                                            ? "`ssh-keygen -p -f "
                                                    + name
                                                    + "` rewrites an older form"
                                            : "make one with `plumbline keygen` or `ssh-keygen -t ed25519`"));
        }
    }

    private static PrivateKeyFile parse(String name, WireReader in)
            throws BrokenWireException, KeyRefusedException {
        byte[] magic = MAGIC.getBytes(StandardCharsets.US_ASCII);
        if (!Arrays.equals(in.take(Math.min(magic.length, in.left())), magic)) {
            throw new BrokenWireException("it does not begin with openssh-key-v1");
        }
        String cipher = in.latin1();
        String derivation = in.latin1();
        byte[] options = in.string();
        long keys = in.uint32();
        if (keys != 1) {
            throw new BrokenWireException("it holds %s keys, not one".formatted(keys));
        }
        OpenSshKey publicKey = OpenSshKey.of(in.string());
        if (!publicKey.type().equals(Ed25519Key.TYPE)) {
            throw new KeyRefusedException(
                    "%s is a key of kind %s, and only %s keys sign here; sign outside with `ssh-keygen -Y sign -f %s -n %s FILE`, whose signature counts just as well"
                            .formatted(
                                    name, publicKey.type(), Ed25519Key.TYPE, name, Seal.NAMESPACE));
        }
        Optional<Encryption> encryption = encryption(name, cipher, derivation, options);
        byte[] secret = in.string();
        byte[] tag = in.take(encryption.map(one -> one.cipher().tagSize()).orElse(0));
        in.end();
        byte[] all = Arrays.copyOf(secret, secret.length + tag.length);
        System.arraycopy(tag, 0, all, secret.length, tag.length);
        Arrays.fill(secret, (byte) 0);
        return new PrivateKeyFile(name, publicKey, encryption, all);
    }

    private static Optional<Encryption> encryption(
            String name, String cipher, String derivation, byte[] options)
            throws BrokenWireException, KeyRefusedException {
        if (cipher.equals(NONE) && derivation.equals(NONE)) {
            return Optional.empty();
        }
        Optional<KeyCipher> known = KeyCipher.of(cipher);
        if (known.isEmpty() || !derivation.equals(KeyCipher.Derivation.WORD)) {
            throw new KeyRefusedException(
                    "%s is encrypted with %s and %s, which are not read here; `ssh-keygen -p -Z aes256-ctr -f %s` encrypts it anew"
                            .formatted(name, cipher, derivation, name));
        }
        var in = new WireReader(options);
        byte[] salt = in.string();
        long rounds = in.uint32();
        in.end();
        if (salt.length == 0 || rounds < 1 || rounds > KeyCipher.Derivation.MOST_ROUNDS) {
            throw new KeyRefusedException(
                    "%s takes %s rounds to open, and 1 to %s are done here; `ssh-keygen -p -a 24 -f %s` encrypts it anew"
                            .formatted(name, rounds, KeyCipher.Derivation.MOST_ROUNDS, name));
        }
        return Optional.of(
                new Encryption(known.get(), new KeyCipher.Derivation(salt, (int) rounds)));
    }

    /// True where a passphrase is needed. A key without one is used by whoever gets the file.
    public boolean isEncrypted() {
        return encryption.isPresent();
    }

    public OpenSshKey publicKey() {
        return publicKey;
    }

    /// Unlocks the key; takes about half a second.
    ///
    /// @param passphrase in UTF-8; not looked at where the key has none; stays the caller's to
    ///   overwrite
    /// @throws WrongPassphraseException where another passphrase may do
    public SigningKey unlock(byte[] passphrase) throws KeyRefusedException {
        byte[] plain = secret.clone();
        if (encryption.isPresent()) {
            if (passphrase.length == 0) {
                throw new WrongPassphraseException(name);
            }
            var how = encryption.get();
            plain =
                    how.cipher()
                            .decrypt(secret, passphrase, how.derivation())
                            .orElseThrow(() -> new WrongPassphraseException(name));
        }
        try {
            return secretKey(new WireReader(plain));
        } catch (BrokenWireException e) {
            throw new KeyRefusedException(
                    "%s is damaged: %s; take a copy of it, or make a new key"
                            .formatted(name, e.getMessage()));
        } finally {
            Arrays.fill(plain, (byte) 0);
        }
    }

    private SigningKey secretKey(WireReader in)
            throws BrokenWireException, WrongPassphraseException {
        // Two equal random numbers tell the right passphrase from a wrong one.
        long check = in.uint32();
        if (in.uint32() != check) {
            if (isEncrypted()) {
                throw new WrongPassphraseException(name);
            }
            throw new BrokenWireException("its check numbers differ");
        }
        String type = in.latin1();
        byte[] point = in.string();
        byte[] both = in.string();
        String comment = new String(in.string(), StandardCharsets.UTF_8);
        for (int expected = 1; in.left() > 0; expected++) {
            if (in.octet() != expected) {
                throw new BrokenWireException("its padding is wrong");
            }
        }
        byte[] seed = Arrays.copyOf(both, both.length / 2);
        boolean isWhole =
                type.equals(Ed25519Key.TYPE)
                        && both.length == 2 * Ed25519Key.POINT_BYTES
                        && Arrays.equals(both, seed.length, both.length, point, 0, point.length);
        Arrays.fill(both, (byte) 0);
        if (!isWhole) {
            Arrays.fill(seed, (byte) 0);
            throw new BrokenWireException("its secret is not that of an Ed25519 key");
        }
        return SigningKey.of(seed, publicKey, comment);
    }
}
