package org.plumbline.session.seal;

import org.plumbline.seal.OpenSshKey;
import org.plumbline.seal.PrincipalName;

/// A public key as it is shown and handed on.
public final class ShownKey {

    private final OpenSshKey key;

    ShownKey(OpenSshKey key) {
        this.key = key;
    }

    /// Its kind, such as `ssh-ed25519`.
    public String type() {
        return key.type();
    }

    /// `SHA256:` and Base64, as `ssh-keygen -l` shows it.
    public String fingerprint() {
        return key.fingerprint();
    }

    /// True where a line of an `allowed_signers` file can name this rater and nobody else.
    public static boolean canBeListed(String rater) {
        return PrincipalName.refusal(rater).isEmpty();
    }

    /// The line of an `allowed_signers` file that lets this key sign labels for a rater.
    ///
    /// @param rater who [#canBeListed(String)]
    public String allowedSignersLine(String rater) {
        return key.allowedSignersLine(rater);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShownKey shown && key.equals(shown.key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }

    @Override
    public String toString() {
        return key.toString();
    }
}
