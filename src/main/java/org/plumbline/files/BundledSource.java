package org.plumbline.files;

import java.nio.channels.SeekableByteChannel;
import java.util.List;

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
        return new MemoryChannel(List.of(bytes), Math.max(1, bytes.length), bytes.length);
    }
}
