package org.plumbline.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// All that a pipe or a device gave, kept because it gives it once only.
final class PipedBytes {

    /// More is refused: what comes through a pipe has to fit into memory beside all else.
    static final int MOST = 64 << 20;

    private static final int PIECE = 1 << 20;

    private final List<byte[]> pieces;
    private final long size;

    private PipedBytes(List<byte[]> pieces, long size) {
        this.pieces = List.copyOf(pieces);
        this.size = size;
    }

    /// Reads until the other end is closed.
    ///
    /// @param name as the user gave it
    /// @throws IOException with words for the user where there is more than [#MOST]
    static PipedBytes read(String name, Path path) throws IOException {
        var pieces = new ArrayList<byte[]>();
        long size = 0;
        try (var _ = Awaited.begin(path);
                var in = Files.newInputStream(path)) {
            while (true) {
                byte[] piece = new byte[PIECE];
                int count = in.readNBytes(piece, 0, PIECE);
                size += count;
                if (size > MOST) {
                    throw new FileSystemException(
                            name,
                            null,
                            "it is a pipe or a device, and gives more than the %s MiB that are kept of one; put it into a file first"
                                    .formatted(MOST >> 20));
                }
                pieces.add(count == PIECE ? piece : Arrays.copyOf(piece, count));
                if (count < PIECE) {
                    return new PipedBytes(pieces, size);
                }
            }
        }
    }

    SeekableByteChannel open() {
        return new MemoryChannel(pieces, PIECE, size);
    }
}
