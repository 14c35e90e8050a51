package org.plumbline.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;

/// Bytes that come from elsewhere than a file. They are asked for by each [#open()] and let go of
/// when that is closed, as those of a file are: whoever gives them decides whether they stay.
final class BundledSource implements Source {

    private final String name;
    private final Contents contents;

    BundledSource(String name, Contents contents) {
        this.name = name;
        this.contents = contents;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public SeekableByteChannel open() throws IOException {
        return new Channel(ByteBuffer.wrap(contents.read()).asReadOnlyBuffer());
    }

    private static final class Channel implements SeekableByteChannel {

        private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

        private ByteBuffer buffer;
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
            buffer = NOTHING;
        }

        private void ensureOpen() throws ClosedChannelException {
            if (!open) {
                throw new ClosedChannelException();
            }
        }
    }
}
