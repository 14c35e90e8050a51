package org.plumbline.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;
import java.util.Locale;

/// Bytes that can be read again and again, and from any place: a file, or something bundled.
public interface Source {

    /// The name as the user gave it; problems and reports show it.
    String name();

    /// A fresh channel at byte 0; the caller closes it.
    SeekableByteChannel open() throws IOException;

    /// True where the name says that each line is a JSON value.
    default boolean isLines() {
        return name().toLowerCase(Locale.ROOT).endsWith(".jsonl");
    }

    /// A file. It is opened anew by each [#open()], so a change of the file shows.
    static Source of(Path path) {
        return new FileSource(path.toString(), path);
    }

    /// Bytes in memory, which stay there.
    static Source of(String name, byte[] bytes) {
        byte[] kept = bytes.clone();
        return new BundledSource(name, () -> kept);
    }

    /// A resource of the program. It is read anew by each [#open()] and never kept: a corpus that
    /// is labelled blind must leave nothing of its hidden half in memory.
    static Source ofResource(String name, Contents contents) {
        return new BundledSource(name, contents);
    }

    /// Gives all bytes of something, read anew each time.
    @FunctionalInterface
    interface Contents {
        byte[] read() throws IOException;
    }
}
