package org.plumbline.seal;

import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bouncycastle.crypto.generators.BCrypt;

/// The ciphers of private key files that are read here; written is the first.
enum KeyCipher {
    AES256_CTR("aes256-ctr", "AES/CTR/NoPadding", 32, 16),
    AES192_CTR("aes192-ctr", "AES/CTR/NoPadding", 24, 16),
    AES128_CTR("aes128-ctr", "AES/CTR/NoPadding", 16, 16),
    AES256_CBC("aes256-cbc", "AES/CBC/NoPadding", 32, 16),
    AES192_CBC("aes192-cbc", "AES/CBC/NoPadding", 24, 16),
    AES128_CBC("aes128-cbc", "AES/CBC/NoPadding", 16, 16),
    AES256_GCM("aes256-gcm@openssh.com", "AES/GCM/NoPadding", 32, 12),
    AES128_GCM("aes128-gcm@openssh.com", "AES/GCM/NoPadding", 16, 12);

    /// Secrets are padded to whole blocks, by the stream ciphers too.
    static final int BLOCK = 16;

    private static final int TAG = 16;

    private final String word;
    private final String transformation;
    private final int keySize;
    private final int ivSize;

    KeyCipher(String word, String transformation, int keySize, int ivSize) {
        this.word = word;
        this.transformation = transformation;
        this.keySize = keySize;
        this.ivSize = ivSize;
    }

    static Optional<KeyCipher> of(String word) {
        return Arrays.stream(values()).filter(one -> one.word.equals(word)).findFirst();
    }

    /// As OpenSSH calls it.
    String word() {
        return word;
    }

    /// Bytes behind the encrypted ones that say whether they were changed.
    int tagSize() {
        return isGcm() ? TAG : 0;
    }

    byte[] encrypt(byte[] secret, byte[] passphrase, Derivation derivation) {
        try {
            return run(Cipher.ENCRYPT_MODE, secret, passphrase, derivation);
        } catch (GeneralSecurityException e) {
            throw Jca.missing(transformation, e);
        }
    }

    /// The secret, to be overwritten; empty where it certainly is none.
    Optional<byte[]> decrypt(byte[] encrypted, byte[] passphrase, Derivation derivation) {
        try {
            return Optional.of(run(Cipher.DECRYPT_MODE, encrypted, passphrase, derivation));
        } catch (GeneralSecurityException e) {
            return Optional.empty();
        }
    }

    private byte[] run(int mode, byte[] input, byte[] passphrase, Derivation derivation)
            throws GeneralSecurityException {
        byte[] material = derivation.derive(passphrase, keySize + ivSize);
        try {
            var key = new SecretKeySpec(material, 0, keySize, "AES");
            var cipher = Cipher.getInstance(transformation);
            cipher.init(
                    mode,
                    key,
                    isGcm()
                            ? new GCMParameterSpec(TAG * Byte.SIZE, material, keySize, ivSize)
                            : new IvParameterSpec(material, keySize, ivSize));
            return cipher.doFinal(input);
        } finally {
            Arrays.fill(material, (byte) 0);
        }
    }

    private boolean isGcm() {
        return this == AES256_GCM || this == AES128_GCM;
    }

    /// How a passphrase becomes key and start value: bcrypt_pbkdf.
    static final class Derivation {

        static final String WORD = "bcrypt";

        /// More would look like a program that hangs.
        static final int MOST_ROUNDS = 1024;

        private final byte[] salt;
        private final int rounds;

        /// @param rounds each takes about 20 ms
        Derivation(byte[] salt, int rounds) {
            this.salt = salt.clone();
            this.rounds = rounds;
        }

        private byte[] derive(byte[] passphrase, int length) {
            return BCrypt.pbkdfGenerate(passphrase, salt, rounds, length);
        }
    }
}
