package org.plumbline.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystemException;

/// A file as long as it was when it was opened. Where it is longer or shorter when its end is
/// reached, somebody writes to it, and nothing may be said of what was read.
final class SizedChannel implements SeekableByteChannel {

    private final String name;
    private final SeekableByteChannel file;
    private final long size;

    SizedChannel(String name, SeekableByteChannel file, long size) {
        this.name = name;
        this.file = file;
        this.size = size;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        long left = size - file.position();
        if (left <= 0) {
            mustBeUnchanged();
            return -1;
        }
        int limit = target.limit();
        if (target.remaining() > left) {
            target.limit(target.position() + (int) left);
        }
        try {
            int count = file.read(target);
            if (count < 0) {
                mustBeUnchanged();
            }
            return count;
        } finally {
            target.limit(limit);
        }
    }

    private void mustBeUnchanged() throws IOException {
        long now = file.size();
        if (now != size) {
            throw new FileSystemException(
                    name,
                    null,
                    "it changed while it was read, from %s bytes to %s; try again once nothing writes to it"
                            .formatted(size, now));
        }
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        return file.write(source);
    }

    @Override
    public long position() throws IOException {
        return file.position();
    }

    @Override
    public SeekableByteChannel position(long newPosition) throws IOException {
        file.position(newPosition);
        return this;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public SeekableByteChannel truncate(long length) throws IOException {
        return file.truncate(length);
    }

    @Override
    public boolean isOpen() {
        return file.isOpen();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
