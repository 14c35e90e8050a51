package org.plumbline.seal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Puts fields in the SSH wire format one behind the other. What it held is overwritten when it is
/// closed, since a secret may have been among it.
final class WireWriter implements AutoCloseable {

    private byte[] bytes = new byte[256];
    private int length;

    WireWriter raw(byte[] more) {
        if (length + more.length > bytes.length) {
            byte[] larger = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more.length));
            Arrays.fill(bytes, (byte) 0);
            bytes = larger;
        }
        System.arraycopy(more, 0, bytes, length, more.length);
        length += more.length;
        return this;
    }

    WireWriter octet(int value) {
        return raw(new byte[] {(byte) value});
    }

    WireWriter uint32(long value) {
        return raw(
                new byte[] {
                    (byte) (value >>> 24), (byte) (value >>> 16), (byte) (value >>> 8), (byte) value
                });
    }

    WireWriter string(byte[] value) {
        return uint32(value.length).raw(value);
    }

    WireWriter string(String value) {
        return string(value.getBytes(StandardCharsets.UTF_8));
    }

    int length() {
        return length;
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, length);
    }

    @Override
    public void close() {
        Arrays.fill(bytes, (byte) 0);
        length = 0;
    }
}
