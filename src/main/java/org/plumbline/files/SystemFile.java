package org.plumbline.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A file of this computer, open at its end.
final class SystemFile implements DiskFile {

    private final Path path;
    private final FileChannel channel;

    /// What tells the file from another of its name; null where the system has no such thing.
    private final @Nullable Object key;

    SystemFile(Path path, FileChannel channel) throws IOException {
        this.path = path;
        this.channel = channel;
        try {
            this.key = keyOf(path);
            if (Files.isRegularFile(path)) {
                channel.position(channel.size());
            }
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    static @Nullable Object keyOf(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }

    @Override
    public long size() throws IOException {
        return channel.size();
    }

    @Override
    public void append(byte[] bytes, int offset, int length) throws IOException {
        var buffer = ByteBuffer.wrap(bytes, offset, length);
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
    }

    @Override
    public void force() throws IOException {
        channel.force(false);
    }

    @Override
    public void truncate(long size) throws IOException {
        channel.truncate(size);
        channel.position(size);
    }

    @Override
    public boolean isStillThere() throws IOException {
        try {
            return Objects.equals(key, keyOf(path));
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
