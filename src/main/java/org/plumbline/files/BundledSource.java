package org.plumbline.files;

import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;

/// Bytes that come with the program.
final class BundledSource implements Source {

    private final String name;
    private final byte[] bytes;

    BundledSource(String name, byte[] bytes) {
        this.name = name;
        this.bytes = bytes.clone();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public SeekableByteChannel open() {
        return new Channel(ByteBuffer.wrap(bytes).asReadOnlyBuffer());
    }

    private static final class Channel implements SeekableByteChannel {

        private final ByteBuffer buffer;
        private boolean open = true;
        private long position;

        Channel(ByteBuffer buffer) {
            this.buffer = buffer;
        }

        @Override
        public int read(ByteBuffer target) throws ClosedChannelException {
            ensureOpen();
            if (position >= buffer.capacity()) {
                return -1;
            }
            int count = Math.min(target.remaining(), buffer.capacity() - (int) position);
            target.put(buffer.slice((int) position, count));
            position += count;
            return count;
        }

        @Override
        public int write(ByteBuffer source) {
            throw new NonWritableChannelException();
        }

        @Override
        public long position() throws ClosedChannelException {
            ensureOpen();
            return position;
        }

        @Override
        public SeekableByteChannel position(long newPosition) throws ClosedChannelException {
            ensureOpen();
            if (newPosition < 0) {
                throw new IllegalArgumentException("position " + newPosition);
            }
            position = newPosition;
            return this;
        }

        @Override
        public long size() throws ClosedChannelException {
            ensureOpen();
            return buffer.capacity();
        }

        @Override
        public SeekableByteChannel truncate(long size) {
            throw new NonWritableChannelException();
        }

        @Override
        public boolean isOpen() {
            return open;
        }

        @Override
        public void close() {
            open = false;
        }

        private void ensureOpen() throws ClosedChannelException {
            if (!open) {
                throw new ClosedChannelException();
            }
        }
    }
}
