package org.plumbline.session.seal;

import org.plumbline.seal.OpenSshKey;

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

    /// The line of an `allowed_signers` file that lets this key sign labels for a rater.
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
