package org.plumbline.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A file; or a pipe or a device, whose bytes are kept from the first opening on.
final class FileSource implements Source {

    private final String name;
    private final Path path;
    private @Nullable PipedBytes piped;

    FileSource(String name, Path path) {
        this.name = name;
        this.path = path;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Optional<Path> file() {
        return Optional.of(path);
    }

    @Override
    public synchronized SeekableByteChannel open() throws IOException {
        if (piped != null) {
            return piped.open();
        }
        var attributes = Files.readAttributes(path, BasicFileAttributes.class);
        // Some systems open a folder and fail at the first read, with words of their own.
        if (attributes.isDirectory()) {
            throw new FileSystemException(name, null, "it is a folder");
        }
        if (!attributes.isRegularFile()) {
            piped = PipedBytes.read(name, path);
            return piped.open();
        }
        var file = Files.newByteChannel(path, StandardOpenOption.READ);
        boolean done = false;
        try {
            long size = file.size();
            if (size > 0) {
                done = true;
                return new SizedChannel(name, file, size);
            }
        } finally {
            if (!done) {
                file.close();
            }
        }
        // Files that the system makes up while they are read, as in /proc, are said to be empty.
        return PipedBytes.read(name, path).open();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FileSource source
                && name.equals(source.name)
                && path.equals(source.path);
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
