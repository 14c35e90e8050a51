package org.plumbline.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

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

    /// Where it is on a disk; empty for what is bundled.
    default Optional<Path> file() {
        return Optional.empty();
    }

    /// A file. It is opened anew by each [#open()], so a change of the file shows. A pipe or a
    /// device, which gives its bytes once only, is read at the first opening and kept.
    static Source of(Path path) {
        return of(path.toString(), path);
    }

    /// As above, under another name.
    static Source of(String name, Path path) {
        return new FileSource(name, path);
    }

    /// Bytes in memory, such as a resource of the program.
    static Source of(String name, byte[] bytes) {
        return new BundledSource(name, bytes);
    }
}
