package org.plumbline.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

record FileSource(String name, Path path) implements Source {

    @Override
    public SeekableByteChannel open() throws IOException {
        return Files.newByteChannel(path, StandardOpenOption.READ);
    }
}
