package org.plumbline.session.label;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.HexFormat;
import org.plumbline.intake.SampleStore;
import org.plumbline.text.Sha256;

/// The hashes of the requests of a file, each read when it is first asked for: digests alone, 32
/// bytes a sample, and only once any was asked for. Safe for several threads.
final class RequestDigests {

    private static final int DIGEST = 32;

    private final SampleStore store;
    private final BitSet known = new BitSet();
    private ByteBuffer digests = ByteBuffer.allocate(0);

    RequestDigests(SampleStore store) {
        this.store = store;
    }

    /// The hash of a sample's request. Worker.
    Sha256 of(int sample) throws IOException {
        byte[] digest = new byte[DIGEST];
        synchronized (this) {
            if (known.get(sample)) {
                digests.get(sample * DIGEST, digest);
                return new Sha256(HexFormat.of().formatHex(digest));
            }
        }
        Sha256 read = store.request(sample).sha256();
        synchronized (this) {
            if (digests.capacity() == 0) {
                digests = ByteBuffer.allocate(store.size() * DIGEST);
            }
            digests.put(sample * DIGEST, HexFormat.of().parseHex(read.hex()));
            known.set(sample);
        }
        return read;
    }
}
