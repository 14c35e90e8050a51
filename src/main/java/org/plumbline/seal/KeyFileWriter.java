package org.plumbline.seal;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Arrays;

/// Writes keys as OpenSSH does (PROTOCOL.key): encrypted with aes256-ctr and 24 rounds of bcrypt.
public final class KeyFileWriter {

    private static final int ROUNDS = 24;
    private static final int SALT_BYTES = 16;

    /// Without a cipher secrets are padded to this.
    private static final int PLAIN_BLOCK = 8;

    private final SecureRandom random;

    public KeyFileWriter() {
        this(new SecureRandom());
    }

    KeyFileWriter(SecureRandom random) {
        this.random = random;
    }

    /// The text of the private key file; to be overwritten once it is written.
    ///
    /// @param comment what is written beside the key, on one line
    /// @param passphrase in UTF-8; empty for a key that whoever gets the file can use
    public byte[] privateKey(SigningKey key, String comment, byte[] passphrase) {
        boolean isPlain = passphrase.length == 0;
        byte[] secret = secret(key, comment, isPlain ? PLAIN_BLOCK : KeyCipher.BLOCK);
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        byte[] kept =
                isPlain
                        ? secret.clone()
                        : KeyCipher.AES256_CTR.encrypt(
                                secret, passphrase, new KeyCipher.Derivation(salt, ROUNDS));
        try (var options = new WireWriter();
                var out = new WireWriter()) {
            if (!isPlain) {
                options.string(salt).uint32(ROUNDS);
            }
            out.raw(PrivateKeyFile.MAGIC.getBytes(StandardCharsets.US_ASCII))
                    .string(isPlain ? PrivateKeyFile.NONE : KeyCipher.AES256_CTR.word())
                    .string(isPlain ? PrivateKeyFile.NONE : KeyCipher.Derivation.WORD)
                    .string(options.toBytes())
                    .uint32(1)
                    .string(key.publicKey().blob())
                    .string(kept);
            return PrivateKeyFile.ARMOUR.encode(out.toBytes()).getBytes(StandardCharsets.US_ASCII);
        } finally {
            Arrays.fill(secret, (byte) 0);
            Arrays.fill(kept, (byte) 0);
        }
    }

    /// The line of the public key file.
    public static String publicKey(OpenSshKey key, String comment) {
        return key.line() + (comment.isEmpty() ? "" : " " + comment) + "\n";
    }

    private byte[] secret(SigningKey key, String comment, int block) {
        byte[] both = key.secret();
        int check = random.nextInt();
        try (var out = new WireWriter()) {
            out.uint32(check).uint32(check);
            // Kind and public key, as in the public blob.
            out.raw(key.publicKey().blob()).string(both).string(comment);
            for (int pad = 1; out.length() % block != 0; pad++) {
                out.octet(pad);
            }
            return out.toBytes();
        } finally {
            Arrays.fill(both, (byte) 0);
        }
    }
}
