package org.plumbline.seal;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;

/// The signature algorithms of the JDK.
final class Jca {

    private Jca() {}

    static PublicKey publicKey(String algorithm, KeySpec spec) throws BrokenWireException {
        try {
            return KeyFactory.getInstance(algorithm).generatePublic(spec);
        } catch (InvalidKeySpecException e) {
            throw new BrokenWireException("the public key is none: " + e.getMessage());
        } catch (GeneralSecurityException e) {
            throw missing(algorithm, e);
        }
    }

    /// True where the signature is good; a key or signature that cannot be used makes it bad.
    static boolean verifies(String algorithm, PublicKey key, byte[] message, byte[] signature) {
        try {
            Signature verifier = Signature.getInstance(algorithm);
            verifier.initVerify(key);
            verifier.update(message);
            return verifier.verify(signature);
        } catch (SignatureException | java.security.InvalidKeyException e) {
            return false;
        } catch (GeneralSecurityException e) {
            throw missing(algorithm, e);
        }
    }

    static AssertionError missing(String algorithm, GeneralSecurityException cause) {
        return new AssertionError("every Java platform from 25 on has " + algorithm, cause);
    }
}
