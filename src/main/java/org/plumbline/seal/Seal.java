package org.plumbline.seal;

import java.nio.charset.StandardCharsets;

/// Makes detached signatures.
public final class Seal {

    /// What the signatures are for: one made for anything else does not count here, and one made
    /// here counts for nothing else.
    public static final String NAMESPACE = "plumbline-labels";

    /// What the name of a file's signature ends in.
    public static final String SUFFIX = ".sig";

    private Seal() {}

    /// The text of the signature file over a file with this digest, byte for byte what `ssh-keygen
    /// -Y sign -n plumbline-labels` writes with the same key.
    public static byte[] sign(SigningKey key, FileDigest digest) {
        byte[] message = SshSig.message(NAMESPACE, digest.sha512());
        try (var signature = new WireWriter();
                var envelope = new WireWriter()) {
            signature.string(Ed25519Key.TYPE).string(key.sign(message));
            var sealed = new SshSig(key.publicKey(), NAMESPACE, SshSig.SHA512, signature.toBytes());
            return SshSig.ARMOUR
                    .encode(sealed.writeTo(envelope).toBytes())
                    .getBytes(StandardCharsets.US_ASCII);
        }
    }
}
