package org.plumbline.seal;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Takes fields of the SSH wire format (RFC 4251, section 5) out of bytes, one after the other, and
/// refuses what could be written in a second way.
final class WireReader {

    private final byte[] bytes;
    private int at;

    WireReader(byte[] bytes) {
        this.bytes = bytes;
    }

    int octet() throws BrokenWireException {
        return take(1)[0] & 0xFF;
    }

    long uint32() throws BrokenWireException {
        long value = 0;
        for (byte one : take(Integer.BYTES)) {
            value = value << Byte.SIZE | (one & 0xFF);
        }
        return value;
    }

    byte[] string() throws BrokenWireException {
        long length = uint32();
        if (length > bytes.length - at) {
            throw new BrokenWireException(
                    "a field of %s bytes has only %s left".formatted(length, bytes.length - at));
        }
        return take((int) length);
    }

    /// A string as characters; each byte is one, whatever it is.
    String latin1() throws BrokenWireException {
        return new String(string(), StandardCharsets.ISO_8859_1);
    }

    /// A positive integer in its shortest form.
    BigInteger positive() throws BrokenWireException {
        byte[] digits = string();
        var value = digits.length == 0 ? BigInteger.ZERO : new BigInteger(digits);
        if (value.signum() <= 0 || value.toByteArray().length != digits.length) {
            throw new BrokenWireException("a number is not positive, or not in its shortest form");
        }
        return value;
    }

    byte[] take(int count) throws BrokenWireException {
        if (count > bytes.length - at) {
            throw new BrokenWireException("the bytes end inside of a field");
        }
        at += count;
        return Arrays.copyOfRange(bytes, at - count, at);
    }

    int left() {
        return bytes.length - at;
    }

    void end() throws BrokenWireException {
        if (at != bytes.length) {
            throw new BrokenWireException((bytes.length - at) + " bytes too many at the end");
        }
    }
}
