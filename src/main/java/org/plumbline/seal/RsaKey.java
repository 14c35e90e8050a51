package org.plumbline.seal;

import java.math.BigInteger;
import java.security.PublicKey;
import java.security.spec.RSAPublicKeySpec;

/// `ssh-rsa` keys with SHA-2 signatures (RFC 8332); SHA-1 ones are refused.
record RsaKey(PublicKey key) implements VerifyingKey {

    static final String TYPE = "ssh-rsa";

    /// OpenSSH takes no shorter ones, and nothing longer either.
    private static final int LEAST_BITS = 1024;

    private static final int MOST_BITS = 16384;

    static RsaKey read(WireReader in) throws BrokenWireException {
        BigInteger exponent = in.positive();
        BigInteger modulus = in.positive();
        int bits = modulus.bitLength();
        if (bits < LEAST_BITS || bits > MOST_BITS) {
            throw new BrokenWireException(
                    "an RSA key of %s bits; %s to %s are expected"
                            .formatted(bits, LEAST_BITS, MOST_BITS));
        }
        return new RsaKey(Jca.publicKey("RSA", new RSAPublicKeySpec(modulus, exponent)));
    }

    @Override
    public boolean made(SignatureBlob signature, byte[] message) throws BrokenWireException {
        String algorithm =
                switch (signature.type()) {
                    case "rsa-sha2-512" -> "SHA512withRSA";
                    case "rsa-sha2-256" -> "SHA256withRSA";
                    default ->
                            throw new BrokenWireException(
                                    "an RSA signature of kind %s; rsa-sha2-512 or rsa-sha2-256 is expected"
                                            .formatted(signature.type()));
                };
        byte[] value = signature.fields().string();
        signature.fields().end();
        return Jca.verifies(algorithm, key, message, value);
    }
}
