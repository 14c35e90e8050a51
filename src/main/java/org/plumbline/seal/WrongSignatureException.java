package org.plumbline.seal;

import org.plumbline.problem.Code;

/// A signature is none that counts. The message says what was found, what was expected, and the
/// mend.
final class WrongSignatureException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Code code;

    WrongSignatureException(Code code, String message) {
        super(message);
        this.code = code;
    }

    Verdict.Bad verdict() {
        return new Verdict.Bad(code, String.valueOf(getMessage()));
    }
}
