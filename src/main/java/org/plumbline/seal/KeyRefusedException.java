package org.plumbline.seal;

import java.io.IOException;

/// A private key file is not used. The message is for the user: what was found and the mend.
class KeyRefusedException extends IOException {

    private static final long serialVersionUID = 1L;

    KeyRefusedException(String message) {
        super(message);
    }
}
