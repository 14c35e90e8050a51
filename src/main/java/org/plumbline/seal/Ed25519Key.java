package org.plumbline.seal;

import java.math.BigInteger;
import java.security.PublicKey;
import java.security.spec.EdECPoint;
import java.security.spec.EdECPublicKeySpec;
import java.security.spec.NamedParameterSpec;

/// `ssh-ed25519` (RFC 8709).
record Ed25519Key(PublicKey key) implements VerifyingKey {

    static final String TYPE = "ssh-ed25519";
    static final int POINT_BYTES = 32;
    static final int SIGNATURE_BYTES = 64;

    static Ed25519Key read(WireReader in) throws BrokenWireException {
        return ofPoint(in.string());
    }

    /// @param point as RFC 8032 encodes it: y, least byte first, and the sign of x in the last bit
    static Ed25519Key ofPoint(byte[] point) throws BrokenWireException {
        if (point.length != POINT_BYTES) {
            throw new BrokenWireException(
                    "an Ed25519 key has 32 bytes, not %s".formatted(point.length));
        }
        byte[] y = new byte[POINT_BYTES];
        for (int i = 0; i < POINT_BYTES; i++) {
            y[i] = point[POINT_BYTES - 1 - i];
        }
        boolean xIsOdd = y[0] < 0;
        y[0] &= Byte.MAX_VALUE;
        var spec =
                new EdECPublicKeySpec(
                        NamedParameterSpec.ED25519, new EdECPoint(xIsOdd, new BigInteger(1, y)));
        return new Ed25519Key(Jca.publicKey("Ed25519", spec));
    }

    @Override
    public boolean made(SignatureBlob signature, byte[] message) throws BrokenWireException {
        signature.mustBe(TYPE);
        byte[] value = signature.fields().string();
        signature.fields().end();
        return made(value, message);
    }

    boolean made(byte[] value, byte[] message) {
        return value.length == SIGNATURE_BYTES && Jca.verifies("Ed25519", key, message, value);
    }
}
