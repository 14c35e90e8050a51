package org.plumbline.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;

/// Says in a user's words what a disk refused.
public final class Trouble {

    private Trouble() {}

    /// One clause without a full stop, with the path where one is known.
    public static String of(IOException failure) {
        String message = String.valueOf(failure.getMessage());
        String small = message.toLowerCase(Locale.ROOT);
        if (small.contains("no space left")
                || small.contains("not enough space")
                || small.contains("quota")) {
            return "the disk is full";
        }
        if (small.contains("read-only file system")) {
            return pathOf(failure, "the folder") + " is on a disk that is read-only";
        }
        return switch (failure) {
            case NoSuchFileException e -> e.getFile() + " is not there";
            case AccessDeniedException e -> e.getFile() + " may not be read or written by you";
            case FileAlreadyExistsException e -> alreadyThere(e.getFile());
            case FileSystemLoopException e -> e.getFile() + " is a link that leads back to itself";
            case NotDirectoryException e -> e.getFile() + " is not a folder";
            case FileSystemException e when e.getReason() != null ->
                    e.getFile() + ": " + e.getReason();
            case IOException e -> message;
        };
    }

    private static String alreadyThere(String file) {
        return Files.isDirectory(Path.of(file))
                ? file + " is a folder, and the name of a file is needed"
                : file + " is there already";
    }

    private static String pathOf(IOException failure, String otherwise) {
        return failure instanceof FileSystemException e && e.getFile() != null
                ? e.getFile()
                : otherwise;
    }
}
