package org.plumbline.session.seal;

import java.util.Optional;
import org.plumbline.problem.Problem;

/// A file that was held to its signature.
///
/// @param file as the user named it
/// @param binding what it says of itself
public record Verified(String file, Binding binding, Standing standing) {

    /// What the signature is worth.
    public sealed interface Standing {

        /// It is good, and by whom it should be.
        ///
        /// @param name the author that the file names; where it names none, the principals beside
        ///   the key
        /// @param line where the key stands among the allowed signers
        record Signed(String name, ShownKey key, int line) implements Standing {}

        /// It is good, but there is no list of allowed signers that says whose key it is.
        record Unlisted(ShownKey key) implements Standing {}

        /// It does not count.
        record Refused(Problem problem) implements Standing {}
    }

    /// Why it does not count; empty where nothing is wrong.
    public Optional<Problem> problem() {
        return standing instanceof Standing.Refused(Problem problem)
                ? Optional.of(problem)
                : Optional.empty();
    }

    /// The name under which it counts; empty where it does not.
    Optional<String> signedBy() {
        return standing instanceof Standing.Signed signed
                ? Optional.of(signed.name())
                : Optional.empty();
    }
}
