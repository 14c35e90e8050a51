package org.plumbline.session.seal;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Problem;

/// A file that was held to its signature.
///
/// @param file as the user named it
/// @param binding what it says of itself
/// @param signer whose good signature it has; null where it has none that counts
/// @param problem why it does not count; null where it does
public record Verified(
        String file, Binding binding, @Nullable Signer signer, @Nullable Problem problem) {

    /// Whose signature it is.
    ///
    /// @param name the author that the file names; where it names none, the principals beside the
    ///   key
    /// @param line where the key stands among the allowed signers
    public record Signer(String name, ShownKey key, int line) {}

    /// Exactly one of them is there.
    public Verified {
        if ((signer == null) == (problem == null)) {
            throw new IllegalArgumentException("a file is good or has a problem");
        }
    }

    public boolean isGood() {
        return problem == null;
    }

    /// The name under which it counts; empty where it does not.
    public Optional<String> signedBy() {
        return Optional.ofNullable(signer).map(Signer::name);
    }
}
