package org.plumbline.seal;

/// Bytes are not what the SSH wire format makes of fields. The message is a clause that says how.
final class BrokenWireException extends Exception {

    private static final long serialVersionUID = 1L;

    BrokenWireException(String message) {
        super(message);
    }
}
