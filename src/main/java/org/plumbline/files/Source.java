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
        return isLines(name());
    }

    /// True for the name of a file in which each line is a JSON value: it ends in `.jsonl` or
    /// `.ndjson`, in any case.
    static boolean isLines(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(".jsonl") || lower.endsWith(".ndjson");
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
