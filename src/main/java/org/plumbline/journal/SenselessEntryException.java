package org.plumbline.journal;

/// An entry cannot follow those before it, though it is written as entries are.
final class SenselessEntryException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SenselessEntryException(long seq, String why) {
        super("entry " + seq + ": " + why);
    }
}
