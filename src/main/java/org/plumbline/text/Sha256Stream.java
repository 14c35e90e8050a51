package org.plumbline.text;

import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.security.MessageDigest;

/// Takes bytes in pieces and keeps only their SHA-256, so that what is hashed need never be in
/// memory as a whole.
public final class Sha256Stream extends OutputStream {

    private final MessageDigest digester = Sha256.digester();

    @Override
    public void write(int b) {
        digester.update((byte) b);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        digester.update(bytes, offset, length);
    }

    /// Nothing is held, so nothing is freed.
    @Override
    public void close() {}

    /// The digest of all bytes so far; the stream starts anew with this.
    public Sha256 sha256() {
        return Sha256.of(digester);
    }

    /// The first four bytes of the digest of all bytes so far, where the rest of it does not matter;
    /// the stream starts anew with this.
    public int head() {
        return ByteBuffer.wrap(digester.digest()).getInt();
    }
}
