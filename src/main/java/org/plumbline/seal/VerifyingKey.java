package org.plumbline.seal;

import java.util.List;
import java.util.Optional;

/// A public key that signatures can be verified with.
sealed interface VerifyingKey permits Ed25519Key, RsaKey, EcdsaKey, SecurityKey {

    /// The kinds that are verified here.
    List<String> TYPES =
            List.of(
                    Ed25519Key.TYPE,
                    RsaKey.TYPE,
                    "ecdsa-sha2-nistp256",
                    "ecdsa-sha2-nistp384",
                    "ecdsa-sha2-nistp521",
                    SecurityKey.ED25519,
                    SecurityKey.ECDSA);

    /// True where this key made the signature over the message.
    ///
    /// @throws BrokenWireException where the signature is of a wrong kind or has a wrong form
    boolean made(SignatureBlob signature, byte[] message) throws BrokenWireException;

    /// The key in its parts; empty where its kind is none of [#TYPES].
    ///
    /// @throws BrokenWireException where it has a wrong form, or is no key at all
    static Optional<VerifyingKey> of(OpenSshKey key) throws BrokenWireException {
        var in = new WireReader(key.blob());
        String type = in.latin1();
        VerifyingKey parts =
                switch (type) {
                    case Ed25519Key.TYPE -> Ed25519Key.read(in);
                    case RsaKey.TYPE -> RsaKey.read(in);
                    case SecurityKey.ED25519 -> new SecurityKey(Ed25519Key.read(in), in.string());
                    case SecurityKey.ECDSA ->
                            new SecurityKey(EcdsaKey.read(Curve.P256, in), in.string());
                    default -> {
                        Optional<Curve> curve = Curve.ofKeyType(type);
                        yield curve.isEmpty() ? null : EcdsaKey.read(curve.get(), in);
                    }
                };
        if (parts != null) {
            in.end();
        }
        return Optional.ofNullable(parts);
    }
}
