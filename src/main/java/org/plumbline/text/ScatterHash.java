package org.plumbline.text;

import java.nio.ByteBuffer;
import java.security.DigestException;
import java.security.MessageDigest;

/// The place of a text in a table: the first four bytes of its SHA-256, so that no file can be made
/// whose names all fall into one place. For one thread.
public final class ScatterHash {

    private final MessageDigest digester = Sha256.digester();
    private final byte[] digest = new byte[digester.getDigestLength()];

    /// The hash of these bytes, from `from` to `to`.
    public int of(byte[] bytes, int from, int to) {
        digester.update(bytes, from, to - from);
        try {
            digester.digest(digest, 0, digest.length);
        } catch (DigestException e) {
            throw new IllegalStateException("the array is as long as the digest", e);
        }
        return ByteBuffer.wrap(digest).getInt();
    }
}
