package org.plumbline.seal;

import java.math.BigInteger;
import java.security.PublicKey;
import java.security.spec.ECPublicKeySpec;

/// `ecdsa-sha2-nistp256`, `-nistp384` and `-nistp521` (RFC 5656).
record EcdsaKey(Curve curve, PublicKey key) implements VerifyingKey {

    static EcdsaKey read(Curve curve, WireReader in) throws BrokenWireException {
        String word = in.latin1();
        if (!word.equals(curve.word())) {
            throw new BrokenWireException(
                    "the key names the curve %s where %s is expected"
                            .formatted(word, curve.word()));
        }
        var spec = new ECPublicKeySpec(curve.point(in.string()), curve.parameters());
        return new EcdsaKey(curve, Jca.publicKey("EC", spec));
    }

    @Override
    public boolean made(SignatureBlob signature, byte[] message) throws BrokenWireException {
        signature.mustBe(curve.keyType());
        byte[] value = signature.fields().string();
        signature.fields().end();
        return made(value, message);
    }

    /// @param value two numbers, r and s
    boolean made(byte[] value, byte[] message) throws BrokenWireException {
        var in = new WireReader(value);
        byte[] both = new byte[2 * curve.size()];
        boolean fits = put(in.positive(), both, 0) && put(in.positive(), both, curve.size());
        in.end();
        return fits && Jca.verifies(curve.algorithm(), key, message, both);
    }

    private boolean put(BigInteger number, byte[] target, int from) {
        if (number.bitLength() > curve.size() * Byte.SIZE) {
            return false;
        }
        byte[] digits = number.toByteArray();
        int count = Math.min(digits.length, curve.size());
        System.arraycopy(digits, digits.length - count, target, from + curve.size() - count, count);
        return true;
    }
}
