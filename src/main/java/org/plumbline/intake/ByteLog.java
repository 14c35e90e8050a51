package org.plumbline.intake;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// Byte arrays of any length, one behind the other, found by the position that adding one gave.
final class ByteLog {

    private static final int BLOCK = 1 << 16;

    private final List<ByteBuffer> blocks = new ArrayList<>();
    private int used = BLOCK;

    long add(byte[] bytes) {
        int needed = Integer.BYTES + bytes.length;
        if (blocks.isEmpty() || needed > blocks.getLast().capacity() - used) {
            blocks.add(ByteBuffer.allocate(Math.max(BLOCK, needed)));
            used = 0;
        }
        blocks.getLast().putInt(used, bytes.length).put(used + Integer.BYTES, bytes);
        long position = (long) (blocks.size() - 1) << Integer.SIZE | used;
        used += needed;
        return position;
    }

    /// What was added at this position, to be read.
    ByteBuffer get(long position) {
        ByteBuffer block = blocks.get((int) (position >>> Integer.SIZE));
        int start = (int) position;
        return block.slice(start + Integer.BYTES, block.getInt(start));
    }
}
