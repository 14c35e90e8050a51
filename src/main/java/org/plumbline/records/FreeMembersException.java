package org.plumbline.records;

import java.io.IOException;

/// A table has members beside its rows, and CSV has no place for them.
final class FreeMembersException extends IOException {

    private static final long serialVersionUID = 1L;

    FreeMembersException() {
        super("the table has an x beside its rows, which CSV cannot hold; write it as JSON");
    }
}
