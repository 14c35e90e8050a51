package org.plumbline.seal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Arrays;
import java.util.Base64;

/// Signatures of the kinds that no program here makes, built from PROTOCOL.sshsig, PROTOCOL.u2f and
/// RFC 8332 with keys of the JDK, and with none of the product's code.
///
/// @param publicKey its kind and Base64, as in a `.pub` file
/// @param armour the signature file
record BuiltSignature(String publicKey, String armour) {

    /// The kinds.
    enum Kind {
        RSA_SHA2_256,
        SK_ED25519,
        SK_ECDSA,
        WEBAUTHN
    }

    private static final String APPLICATION = "ssh:";
    private static final String ED25519 = "sk-ssh-ed25519@openssh.com";
    private static final String ECDSA = "sk-ecdsa-sha2-nistp256@openssh.com";
    private static final String WEBAUTHN = "webauthn-sk-ecdsa-sha2-nistp256@openssh.com";

    /// The owner touched the token.
    private static final int TOUCHED = 1;

    private static final int COUNTER = 7;

    static BuiltSignature of(Kind kind, String namespace, byte[] file)
            throws GeneralSecurityException {
        byte[] digest = MessageDigest.getInstance("SHA-512").digest(file);
        byte[] message =
                join(
                        "SSHSIG".getBytes(UTF_8),
                        string(namespace.getBytes(UTF_8)),
                        string(new byte[0]),
                        string("sha512".getBytes(UTF_8)),
                        string(digest));
        return switch (kind) {
            case RSA_SHA2_256 -> rsa(namespace, message);
            case SK_ED25519 -> ed25519(namespace, message);
            case SK_ECDSA -> ecdsa(namespace, message);
            case WEBAUTHN -> webauthn(namespace, message);
        };
    }

    private static BuiltSignature rsa(String namespace, byte[] message)
            throws GeneralSecurityException {
        var generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(2048);
        KeyPair pair = generator.generateKeyPair();
        var key = (RSAPublicKey) pair.getPublic();
        byte[] blob =
                join(
                        string("ssh-rsa".getBytes(UTF_8)),
                        number(key.getPublicExponent()),
                        number(key.getModulus()));
        byte[] value = signed("SHA256withRSA", pair.getPrivate(), message);
        return armoured(
                "ssh-rsa",
                blob,
                namespace,
                join(string("rsa-sha2-256".getBytes(UTF_8)), string(value)));
    }

    private static BuiltSignature ed25519(String namespace, byte[] message)
            throws GeneralSecurityException {
        KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        // The last 32 bytes of the X.509 form are the key itself (RFC 8410).
        byte[] encoded = pair.getPublic().getEncoded();
        byte[] raw = Arrays.copyOfRange(encoded, encoded.length - 32, encoded.length);
        byte[] blob =
                join(
                        string(ED25519.getBytes(UTF_8)),
                        string(raw),
                        string(APPLICATION.getBytes(UTF_8)));
        byte[] value = signed("Ed25519", pair.getPrivate(), byToken(message));
        return armoured(
                ED25519,
                blob,
                namespace,
                join(string(ED25519.getBytes(UTF_8)), string(value), told()));
    }

    private static BuiltSignature ecdsa(String namespace, byte[] message)
            throws GeneralSecurityException {
        KeyPair pair = ecPair();
        byte[] value = ecValue(pair.getPrivate(), byToken(message));
        return armoured(
                ECDSA,
                ecBlob(pair),
                namespace,
                join(string(ECDSA.getBytes(UTF_8)), string(value), told()));
    }

    private static BuiltSignature webauthn(String namespace, byte[] message)
            throws GeneralSecurityException {
        KeyPair pair = ecPair();
        String origin = "https://example.org";
        String challenge = Base64.getUrlEncoder().withoutPadding().encodeToString(message);
        byte[] said =
                "{\"type\":\"webauthn.get\",\"challenge\":\"%s\",\"origin\":\"%s\",\"crossOrigin\":false}"
                        .formatted(challenge, origin)
                        .getBytes(UTF_8);
        byte[] value = ecValue(pair.getPrivate(), byToken(said));
        return armoured(
                ECDSA,
                ecBlob(pair),
                namespace,
                join(
                        string(WEBAUTHN.getBytes(UTF_8)),
                        string(value),
                        told(),
                        string(origin.getBytes(UTF_8)),
                        string(said),
                        string(new byte[0])));
    }

    private static KeyPair ecPair() throws GeneralSecurityException {
        var generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        return generator.generateKeyPair();
    }

    private static byte[] ecBlob(KeyPair pair) {
        var point = ((ECPublicKey) pair.getPublic()).getW();
        return join(
                string(ECDSA.getBytes(UTF_8)),
                string("nistp256".getBytes(UTF_8)),
                string(join(new byte[] {4}, fixed(point.getAffineX()), fixed(point.getAffineY()))),
                string(APPLICATION.getBytes(UTF_8)));
    }

    private static byte[] ecValue(PrivateKey key, byte[] message) throws GeneralSecurityException {
        byte[] both = signed("SHA256withECDSAinP1363Format", key, message);
        return join(
                number(new BigInteger(1, both, 0, 32)), number(new BigInteger(1, both, 32, 32)));
    }

    /// What a token signs in place of the message.
    private static byte[] byToken(byte[] message) throws GeneralSecurityException {
        var sha256 = MessageDigest.getInstance("SHA-256");
        return join(sha256.digest(APPLICATION.getBytes(UTF_8)), told(), sha256.digest(message));
    }

    private static byte[] told() {
        return new byte[] {TOUCHED, 0, 0, 0, COUNTER};
    }

    private static byte[] signed(String algorithm, PrivateKey key, byte[] message)
            throws GeneralSecurityException {
        var signature = Signature.getInstance(algorithm);
        signature.initSign(key);
        signature.update(message);
        return signature.sign();
    }

    private static BuiltSignature armoured(
            String type, byte[] blob, String namespace, byte[] signature) {
        byte[] envelope =
                join(
                        "SSHSIG".getBytes(UTF_8),
                        new byte[] {0, 0, 0, 1},
                        string(blob),
                        string(namespace.getBytes(UTF_8)),
                        string(new byte[0]),
                        string("sha512".getBytes(UTF_8)),
                        string(signature));
        String lines =
                Base64.getEncoder().encodeToString(envelope).replaceAll("(.{70})(?=.)", "$1\n");
        return new BuiltSignature(
                type + " " + Base64.getEncoder().encodeToString(blob),
                "-----BEGIN SSH SIGNATURE-----\n" + lines + "\n-----END SSH SIGNATURE-----\n");
    }

    private static byte[] fixed(BigInteger number) {
        byte[] digits = number.toByteArray();
        byte[] fixed = new byte[32];
        int count = Math.min(digits.length, 32);
        System.arraycopy(digits, digits.length - count, fixed, 32 - count, count);
        return fixed;
    }

    private static byte[] number(BigInteger positive) {
        return string(positive.toByteArray());
    }

    private static byte[] string(byte[] value) {
        int length = value.length;
        return join(
                new byte[] {
                    (byte) (length >>> 24),
                    (byte) (length >>> 16),
                    (byte) (length >>> 8),
                    (byte) length
                },
                value);
    }

    private static byte[] join(byte[]... parts) {
        var out = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            out.writeBytes(part);
        }
        return out.toByteArray();
    }
}
