package org.plumbline.session.seal;

import java.io.IOException;

/// A file can be read and is yet not signed: its signature would count for nothing. The message is
/// for the user.
public final class UnsignableFileException extends IOException {

    private static final long serialVersionUID = 1L;

    UnsignableFileException(String message) {
        super(message);
    }
}
