package org.plumbline.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

record FileSource(String name, Path path) implements Source {

    @Override
    public SeekableByteChannel open() throws IOException {
        // Some systems open a folder and fail at the first read, with words of their own.
        if (Files.isDirectory(path)) {
            throw new FileSystemException(name, null, "it is a folder");
        }
        return Files.newByteChannel(path, StandardOpenOption.READ);
    }
}
