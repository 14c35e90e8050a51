package org.plumbline.seal;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.EdECPrivateKey;
import java.security.interfaces.EdECPublicKey;
import java.security.spec.EdECPrivateKeySpec;
import java.security.spec.NamedParameterSpec;
import java.util.Arrays;

/// An Ed25519 key that signs, unlocked. Close it as soon as it has signed: then its secret is
/// overwritten here.
public final class SigningKey implements AutoCloseable {

    private static final String ALGORITHM = "Ed25519";
    private static final byte[] PROBE = {'p', 'r', 'o', 'b', 'e'};

    private final byte[] seed;
    private final OpenSshKey publicKey;
    private final String comment;

    private SigningKey(byte[] seed, OpenSshKey publicKey, String comment) {
        this.seed = seed;
        this.publicKey = publicKey;
        this.comment = comment;
    }

    /// A new key.
    public static SigningKey generate() {
        return generate(new SecureRandom());
    }

    static SigningKey generate(SecureRandom random) {
        try {
            var generator = KeyPairGenerator.getInstance(ALGORITHM);
            generator.initialize(NamedParameterSpec.ED25519, random);
            var pair = generator.generateKeyPair();
            byte[] seed = ((EdECPrivateKey) pair.getPrivate()).getBytes().orElseThrow();
            return new SigningKey(seed, openSshKey(point((EdECPublicKey) pair.getPublic())), "");
        } catch (GeneralSecurityException e) {
            throw Jca.missing(ALGORITHM, e);
        }
    }

    /// The key with this secret.
    ///
    /// @param seed taken over, and overwritten when the key is closed
    /// @param comment whose it is, as its file says
    /// @throws BrokenWireException where the public key is not that of the secret
    static SigningKey of(byte[] seed, OpenSshKey publicKey, String comment)
            throws BrokenWireException {
        var key = new SigningKey(seed, publicKey, comment);
        var in = new WireReader(publicKey.blob());
        boolean fits =
                in.latin1().equals(Ed25519Key.TYPE)
                        && Ed25519Key.read(in).made(key.sign(PROBE), PROBE);
        if (!fits) {
            key.close();
            throw new BrokenWireException("its public key is not that of its secret");
        }
        return key;
    }

    public OpenSshKey publicKey() {
        return publicKey;
    }

    /// Whose key it is, as its file says; "" where it says nothing. Nobody vouches for it.
    public String comment() {
        return comment;
    }

    byte[] sign(byte[] message) {
        try {
            var spec = new EdECPrivateKeySpec(NamedParameterSpec.ED25519, seed);
            PrivateKey key = KeyFactory.getInstance(ALGORITHM).generatePrivate(spec);
            var signature = Signature.getInstance(ALGORITHM);
            signature.initSign(key);
            signature.update(message);
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw Jca.missing(ALGORITHM, e);
        }
    }

    /// The secret and then the public key, 64 bytes, as OpenSSH stores them; to be overwritten.
    byte[] secret() {
        byte[] both = Arrays.copyOf(seed, seed.length + Ed25519Key.POINT_BYTES);
        byte[] blob = publicKey.blob();
        System.arraycopy(
                blob,
                blob.length - Ed25519Key.POINT_BYTES,
                both,
                seed.length,
                Ed25519Key.POINT_BYTES);
        return both;
    }

    @Override
    public void close() {
        Arrays.fill(seed, (byte) 0);
    }

    private static byte[] point(EdECPublicKey key) {
        byte[] digits = key.getPoint().getY().toByteArray();
        byte[] point = new byte[Ed25519Key.POINT_BYTES];
        for (int i = 0; i < Math.min(digits.length, point.length); i++) {
            point[i] = digits[digits.length - 1 - i];
        }
        if (key.getPoint().isXOdd()) {
            point[point.length - 1] |= (byte) 0x80;
        }
        return point;
    }

    private static OpenSshKey openSshKey(byte[] point) {
        try (var out = new WireWriter()) {
            return OpenSshKey.of(out.string(Ed25519Key.TYPE).string(point).toBytes());
        } catch (BrokenWireException e) {
            throw new AssertionError("a key that was just written", e);
        }
    }
}
