package org.plumbline.seal;

/// A line of a list of keys cannot be read. The message is a clause that says why.
final class BrokenLineException extends Exception {

    private static final long serialVersionUID = 1L;

    BrokenLineException(String message) {
        super(message);
    }
}
