package org.plumbline.files;

import java.io.IOException;
import java.nio.file.Path;

/// A file is not the one that this program left or read.
public final class ChangedFileException extends IOException {

    private static final long serialVersionUID = 1L;

    ChangedFileException(Path file) {
        super(file + " was changed, moved or deleted by another program");
    }
}
