package org.plumbline.intake;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/// A file cannot be read at all, which is no matter of what is in it. The message is for the user.
public final class UnreadableFileException extends IOException {

    private static final long serialVersionUID = 1L;

    UnreadableFileException(String file, IOException cause) {
        super(file + " cannot be read: " + reason(cause), cause);
    }

    private static String reason(IOException cause) {
        if (cause instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (cause instanceof AccessDeniedException) {
            return "permission denied";
        }
        String words =
                cause instanceof FileSystemException failed
                        ? failed.getReason()
                        : cause.getMessage();
        return words == null || words.isBlank() ? cause.getClass().getSimpleName() : words;
    }
}
