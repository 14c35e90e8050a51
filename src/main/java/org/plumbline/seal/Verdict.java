package org.plumbline.seal;

import org.plumbline.problem.Code;

/// What a file's signature is worth.
public sealed interface Verdict {

    /// It was made over exactly these bytes, by a key that may sign for `signer` at that time.
    ///
    /// @param signer the name that the file says it is by; where it has none, the principals that
    ///   stand beside the key
    /// @param line where the key stands among the allowed signers, from 1
    record Good(OpenSshKey key, String signer, int line) implements Verdict {}

    /// It was made over exactly these bytes, but nobody said whose key it is.
    record Unlisted(OpenSshKey key) implements Verdict {}

    /// It does not count.
    ///
    /// @param message what was found, what was expected, and the mend
    record Bad(Code code, String message) implements Verdict {}
}
