package org.plumbline.seal;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.util.Arrays;
import java.util.Optional;

/// The curves of `ecdsa-sha2-*` keys (RFC 5656).
enum Curve {
    P256("nistp256", "secp256r1", 32, "SHA256"),
    P384("nistp384", "secp384r1", 48, "SHA384"),
    P521("nistp521", "secp521r1", 66, "SHA512");

    private static final String PREFIX = "ecdsa-sha2-";

    /// The first byte of a point that is written in full.
    private static final int UNCOMPRESSED = 4;

    private final String word;
    private final String jdkName;
    private final int size;
    private final String hash;

    Curve(String word, String jdkName, int size, String hash) {
        this.word = word;
        this.jdkName = jdkName;
        this.size = size;
        this.hash = hash;
    }

    static Optional<Curve> ofKeyType(String type) {
        return Arrays.stream(values()).filter(one -> one.keyType().equals(type)).findFirst();
    }

    String keyType() {
        return PREFIX + word;
    }

    /// As SSH calls it.
    String word() {
        return word;
    }

    /// Bytes of a coordinate.
    int size() {
        return size;
    }

    /// The JDK's name for ECDSA over this curve with two numbers as the signature.
    String algorithm() {
        return hash + "withECDSAinP1363Format";
    }

    ECParameterSpec parameters() {
        try {
            var parameters = AlgorithmParameters.getInstance("EC");
            parameters.init(new ECGenParameterSpec(jdkName));
            return parameters.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException e) {
            throw Jca.missing(jdkName, e);
        }
    }

    /// A point of the curve. One beside it would let whoever made it up sign for nobody.
    ECPoint point(byte[] bytes) throws BrokenWireException {
        if (bytes.length != 1 + 2 * size || bytes[0] != UNCOMPRESSED) {
            throw new BrokenWireException("the key is no uncompressed point of " + word);
        }
        var x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + size));
        var y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + size, bytes.length));
        var curve = parameters().getCurve();
        BigInteger p = ((ECFieldFp) curve.getField()).getP();
        BigInteger right = x.pow(3).add(curve.getA().multiply(x)).add(curve.getB()).mod(p);
        boolean isOnCurve =
                x.compareTo(p) < 0 && y.compareTo(p) < 0 && y.multiply(y).mod(p).equals(right);
        if (!isOnCurve) {
            throw new BrokenWireException("the key is no point of " + word);
        }
        return new ECPoint(x, y);
    }
}
