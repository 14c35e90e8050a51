package org.plumbline.seal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import org.plumbline.text.Sha256;

/// A key on a hardware token (PROTOCOL.u2f): it signs a digest of the message with what the token
/// says of itself, a byte of flags and a counter.
final class SecurityKey implements VerifyingKey {

    static final String ED25519 = "sk-ssh-ed25519@openssh.com";
    static final String ECDSA = "sk-ecdsa-sha2-nistp256@openssh.com";
    private static final String WEBAUTHN = "webauthn-sk-ecdsa-sha2-nistp256@openssh.com";

    /// The flag of a token that sends a new key along, which has no place here.
    private static final int NEW_KEY = 0x40;

    private static final int EXTENSIONS = 0x80;

    private final VerifyingKey inner;
    private final byte[] application;

    /// @param inner what the token's signature is verified with
    /// @param application what the token keeps the key for, such as `ssh:`
    SecurityKey(VerifyingKey inner, byte[] application) {
        this.inner = inner;
        this.application = application.clone();
    }

    @Override
    public boolean made(SignatureBlob signature, byte[] message) throws BrokenWireException {
        boolean isBrowser = signature.type().equals(WEBAUTHN) && inner instanceof EcdsaKey;
        if (!isBrowser) {
            signature.mustBe(inner instanceof EcdsaKey ? ECDSA : ED25519);
        }
        WireReader in = signature.fields();
        byte[] value = in.string();
        int flags = in.octet();
        long counter = in.uint32();
        byte[] extensions = new byte[0];
        byte[] told = message;
        String origin = "";
        if (isBrowser) {
            origin = in.latin1();
            told = in.string();
            extensions = in.string();
            mustFit(origin, flags, extensions);
        }
        in.end();
        if (isBrowser && !tellsOf(told, message, origin)) {
            return false;
        }
        return madeByToken(value, signed(flags, counter, extensions, told));
    }

    private byte[] signed(int flags, long counter, byte[] extensions, byte[] told) {
        try (var out = new WireWriter()) {
            return out.raw(Sha256.digester().digest(application))
                    .octet(flags)
                    .uint32(counter)
                    .raw(extensions)
                    .raw(Sha256.digester().digest(told))
                    .toBytes();
        }
    }

    private boolean madeByToken(byte[] value, byte[] message) throws BrokenWireException {
        return switch (inner) {
            case Ed25519Key key -> key.made(value, message);
            case EcdsaKey key -> key.made(value, message);
            case RsaKey key -> false;
            case SecurityKey key -> false;
        };
    }

    /// A browser signs JSON of its own that must begin with the message as its challenge.
    private static boolean tellsOf(byte[] clientData, byte[] message, String origin) {
        String challenge = Base64.getUrlEncoder().withoutPadding().encodeToString(message);
        byte[] expected =
                ("{\"type\":\"webauthn.get\",\"challenge\":\""
                                + challenge
                                + "\",\"origin\":\""
                                + origin
                                + "\"")
                        .getBytes(StandardCharsets.ISO_8859_1);
        return clientData.length > expected.length
                && Arrays.equals(clientData, 0, expected.length, expected, 0, expected.length);
    }

    private static void mustFit(String origin, int flags, byte[] extensions)
            throws BrokenWireException {
        if (origin.indexOf('"') >= 0) {
            throw new BrokenWireException("the origin that the browser names has a quote in it");
        }
        boolean says = (flags & EXTENSIONS) != 0;
        if ((flags & NEW_KEY) != 0 || says != (extensions.length > 0)) {
            throw new BrokenWireException("the token's flags do not fit what it sent");
        }
    }
}
