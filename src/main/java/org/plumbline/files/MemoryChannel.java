package org.plumbline.files;

import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.util.List;

/// Bytes in memory, in pieces of one size but for the last, to be read like a file and let go of
/// when it is closed.
final class MemoryChannel implements SeekableByteChannel {

    private List<byte[]> pieces;
    private final int pieceSize;
    private final long size;
    private boolean open = true;
    private long position;

    /// @param pieceSize of each piece but the last, at least 1
    /// @param size how many bytes of the pieces count
    MemoryChannel(List<byte[]> pieces, int pieceSize, long size) {
        this.pieces = pieces;
        this.pieceSize = pieceSize;
        this.size = size;
    }

    @Override
    public int read(ByteBuffer target) throws ClosedChannelException {
        ensureOpen();
        if (position >= size) {
            return -1;
        }
        int from = (int) (position % pieceSize);
        long left = Math.min(pieceSize - from, size - position);
        int count = (int) Math.min(target.remaining(), left);
        target.put(pieces.get((int) (position / pieceSize)), from, count);
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
        return size;
    }

    @Override
    public SeekableByteChannel truncate(long length) {
        throw new NonWritableChannelException();
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() {
        open = false;
        pieces = List.of();
    }

    private void ensureOpen() throws ClosedChannelException {
        if (!open) {
            throw new ClosedChannelException();
        }
    }
}
