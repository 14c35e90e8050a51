package org.plumbline.intake;

import java.io.IOException;

/// A file no longer has the bytes that were opened, so nothing of it may be shown.
final class ChangedSinceOpenedException extends IOException {

    private static final long serialVersionUID = 1L;

    ChangedSinceOpenedException(String file, String sampleId) {
        super(
                file
                        + " was changed by another program: the bytes of sample "
                        + sampleId
                        + " are not those that were opened. Open the file again.");
    }
}
