package org.plumbline.intake;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// Rows of one width, by number, for millions of them: no object a row, and no copy when they grow.
final class IntRows {

    private static final int BLOCK_ROWS = 4096;

    private final int width;
    private final List<ByteBuffer> blocks = new ArrayList<>();
    private int size;

    IntRows(int width) {
        this.width = width;
    }

    int size() {
        return size;
    }

    /// A new last row, to be filled.
    ByteBuffer add() {
        if (size % BLOCK_ROWS == 0) {
            blocks.add(ByteBuffer.allocate(BLOCK_ROWS * width));
        }
        return get(size++);
    }

    /// A row, to be read.
    ByteBuffer get(int row) {
        return blocks.get(row / BLOCK_ROWS).slice(row % BLOCK_ROWS * width, width);
    }
}
