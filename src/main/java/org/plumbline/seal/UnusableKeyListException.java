package org.plumbline.seal;

import java.io.IOException;

/// A file that should be a list of keys is none. The message is for the user.
public final class UnusableKeyListException extends IOException {

    private static final long serialVersionUID = 1L;

    UnusableKeyListException(String message) {
        super(message);
    }
}
