package org.plumbline.journal;

import java.util.Arrays;
import org.plumbline.text.Sha256;

/// A record as it is in the file, sound by itself.
final class Line {

    private final Entry entry;
    private final Sha256 chain;
    private final byte[] bytes;
    private final int bodyLength;

    Line(Entry entry, Sha256 chain, byte[] bytes, int bodyLength) {
        this.entry = entry;
        this.chain = chain;
        this.bytes = bytes;
        this.bodyLength = bodyLength;
    }

    Entry entry() {
        return entry;
    }

    /// What the chain is after this record.
    Sha256 chain() {
        return chain;
    }

    /// With the line feed.
    byte[] bytes() {
        return bytes;
    }

    /// True where this record was written behind one with that chain.
    boolean follows(Sha256 previous) {
        return LineSeal.chain(previous, Arrays.copyOf(bytes, bodyLength)).equals(chain);
    }
}
