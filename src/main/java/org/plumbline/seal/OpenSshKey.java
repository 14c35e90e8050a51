package org.plumbline.seal;

import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import org.plumbline.text.Sha256;

/// A public key as OpenSSH writes it. Its kind may be one that is not verified here.
public final class OpenSshKey {

    private final String type;
    private final byte[] blob;

    private OpenSshKey(String type, byte[] blob) {
        this.type = type;
        this.blob = blob;
    }

    /// The key in these bytes, as far as they say what kind of key it is.
    static OpenSshKey of(byte[] blob) throws BrokenWireException {
        String type = new WireReader(blob).latin1();
        if (!type.matches("[!-~]{1,64}")) {
            throw new BrokenWireException("the kind of the key is not a word");
        }
        return new OpenSshKey(type, blob.clone());
    }

    /// The key that these two words of a line are; empty where they are none.
    static Optional<OpenSshKey> ofWords(String type, String base64) {
        try {
            OpenSshKey key = of(Base64.getDecoder().decode(base64));
            return key.type.equals(type) ? Optional.of(key) : Optional.empty();
        } catch (IllegalArgumentException | BrokenWireException e) {
            return Optional.empty();
        }
    }

    /// Its kind, such as `ssh-ed25519`.
    public String type() {
        return type;
    }

    byte[] blob() {
        return blob.clone();
    }

    /// As `ssh-keygen -l` shows it: `SHA256:` and Base64 without padding.
    public String fingerprint() {
        byte[] digest = Sha256.digester().digest(blob);
        return "SHA256:" + Base64.getEncoder().withoutPadding().encodeToString(digest);
    }

    /// Kind and Base64, as they stand in `.pub` and `allowed_signers` files.
    String line() {
        return type + " " + Base64.getEncoder().encodeToString(blob);
    }

    /// The line of an `allowed_signers` file by which this key signs for `principal`, and for
    /// nobody else.
    ///
    /// @param principal that [PrincipalName#refusal(String)] does not refuse
    public String allowedSignersLine(String principal) {
        return PrincipalName.written(principal)
                + " namespaces=\""
                + Seal.NAMESPACE
                + "\" "
                + line();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OpenSshKey key && Arrays.equals(blob, key.blob);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(blob);
    }

    @Override
    public String toString() {
        return type + " " + fingerprint();
    }
}
