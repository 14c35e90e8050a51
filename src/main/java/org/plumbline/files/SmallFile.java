package org.plumbline.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/// Reads files that are small by their nature, such as keys and lists of them, into memory; what is
/// larger is refused before it is there.
public final class SmallFile {

    private static final int FIRST = 16 << 10;

    private SmallFile() {}

    /// All bytes of a file, a pipe or a device. No copy of them is left behind.
    ///
    /// @param longest in bytes
    /// @throws IOException whose reason says so where it is longer
    public static byte[] read(Path file, int longest) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "it is a folder");
        }
        try (var _ = Files.isRegularFile(file) ? null : Awaited.begin(file);
                var in = Files.newInputStream(file)) {
            return read(file, in, longest);
        }
    }

    private static byte[] read(Path file, InputStream in, int longest) throws IOException {
        byte[] bytes = new byte[Math.min(FIRST, longest)];
        int size = 0;
        while (true) {
            int count = in.readNBytes(bytes, size, bytes.length - size);
            size += count;
            if (size < bytes.length) {
                return trimmed(bytes, size);
            }
            int next = in.read();
            if (next < 0) {
                return bytes;
            }
            if (size == longest) {
                Arrays.fill(bytes, (byte) 0);
                throw new FileSystemException(
                        file.toString(), null, "it is longer than %s bytes".formatted(longest));
            }
            bytes = trimmed(bytes, (int) Math.min(2L * size, longest));
            bytes[size++] = (byte) next;
        }
    }

    private static byte[] trimmed(byte[] bytes, int size) {
        byte[] copy = Arrays.copyOf(bytes, size);
        Arrays.fill(bytes, (byte) 0);
        return copy;
    }
}
