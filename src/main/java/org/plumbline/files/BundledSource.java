package org.plumbline.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.util.List;

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
        byte[] bytes = contents.read();
        return new MemoryChannel(List.of(bytes), Math.max(1, bytes.length), bytes.length);
    }
}
